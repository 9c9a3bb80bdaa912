"""Objects that each round makes by a method of the one before: rounds that stand for many make no end of them."""

import sys

import numpy as np


class Array:
    """What a network written in NumPy computes with."""

    def __init__(self, data):
        self.data = data

    def __add__(self, other):
        return Array(self.data + other.data)

    def __call__(self):
        return Array(self.data * 2)

    @property
    def half(self):
        return Array(self.data / 2)

    def relu(self):
        return Array(np.maximum(self.data, 0))

    def pooled(self):
        return self.relu().half


class Layer:
    """A layer that applies a method inside of its own."""

    def __init__(self, size):
        self.bias = Array(np.zeros(size))

    def __call__(self, x):
        return (x + self.bias).relu()


rounds = int(sys.argv[1])

by_method = Array(np.zeros((4, 3)))
for _ in range(rounds):
    by_method = by_method.relu()
rectified = by_method.data.reshape(2, 6)  # S: rectified (2, 6)
by_method.data.reshape(5)  # E: reshape-element-count (4, 3)

by_operator = Array(np.zeros((4, 3)))
bias = Array(np.zeros(3))
for _ in range(rounds):
    by_operator = by_operator + bias
summed = by_operator.data.reshape(2, 6)  # S: summed (2, 6)
by_operator.data.reshape(5)  # E: reshape-element-count (4, 3)

by_call = Array(np.zeros((4, 3)))
for _ in range(rounds):
    by_call = by_call()
doubled = by_call.data.reshape(2, 6)  # S: doubled (2, 6)
by_call.data.reshape(5)  # E: reshape-element-count (4, 3)

by_property = Array(np.zeros((4, 3)))
for _ in range(rounds):
    by_property = by_property.half
halved = by_property.data.reshape(2, 6)  # S: halved (2, 6)
by_property.data.reshape(5)  # E: reshape-element-count (4, 3)

by_layers = Array(np.zeros((4, 3)))
layers = [Layer(3) for _ in range(rounds)]
for layer in layers:
    by_layers = layer(by_layers)
through = by_layers.data.reshape(2, 6)  # S: through (2, 6)
by_layers.data.reshape(5)  # E: reshape-element-count (4, 3)

# two objects of one round are still two, by the places that make them
for _ in range(rounds):
    wide = Array(np.zeros((4, 6)))
    tall = Array(np.zeros((6, 4)))
    wide_part = wide.relu()
    tall_part = tall.pooled()
    product = wide_part.data @ tall_part.data
    product.reshape(15)  # E: reshape-element-count (4, 4)
    product.reshape(16)
    wide_part.data @ wide.pooled().data  # E: matmul-inner-dimensions (4, 6)

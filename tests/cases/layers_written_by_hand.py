"""A gradient goes back through layers of several shapes, each of a class of the program: no round is like another."""

import numpy as np


class Dense:
    def __init__(self, inputs, outputs):
        self.weight = np.zeros((inputs, outputs))
        self.bias = np.zeros(outputs)

    def forward(self, x):
        self.x = x
        return x @ self.weight + self.bias

    def backward(self, gradient):
        self.weight_gradient = self.x.T @ gradient
        self.bias_gradient = sum(row for row in gradient)
        return gradient @ self.weight.T


class Pool:
    def forward(self, x):
        rows, columns = x.shape
        self.parts = x.reshape(rows, columns // 2, 2)
        self.greatest = self.parts.max(axis=2)
        return self.greatest

    def backward(self, gradient):
        marked = self.parts == self.greatest[:, :, None]
        rows, columns, width = self.parts.shape
        return (marked * gradient[:, :, None]).reshape(rows, columns * width)


class Careless(Pool):
    def backward(self, gradient):
        marked = self.parts == self.greatest[:, :, None]
        return marked * gradient  # E: broadcast-dimensions (8, 8, 2) (8, 8)


class Network:
    def __init__(self, *layers):
        self.layers = layers

    def forward(self, x):
        for layer in self.layers:
            x = layer.forward(x)
        return x

    def backward(self, gradient):
        for layer in reversed(self.layers):
            gradient = layer.backward(gradient)
        return gradient

    def backward_by_numbers(self, gradient):
        for i in range(len(self.layers) - 1, -1, -1):
            gradient = self.layers[i].backward(gradient)
        return gradient

    def backward_with_numbers(self, gradient):
        for i, layer in reversed(list(enumerate(self.layers))):
            gradient = layer.backward(gradient)
            self.last = i
        return gradient


def squared_error(scores, targets):
    difference = scores - targets
    return (difference**2).mean(), 2 * difference / len(targets)


network = Network(Dense(6, 16), Pool(), Dense(8, 10), Dense(10, 12), Pool(), Dense(6, 3))
images, targets = np.zeros((40, 6)), np.zeros((40, 3))
for epoch in range(30):
    for start in range(0, len(images), 8):
        loss, gradient = squared_error(network.forward(images[start : start + 8]), targets[start : start + 8])
        back = network.backward(gradient)
        step = back + 0  # S: step (8, 6)
        step = network.backward_by_numbers(gradient) + 0  # S: step (8, 6)
        step = network.backward_with_numbers(gradient) + 0  # S: step (8, 6)
        step = back - targets[start : start + 8]  # E: broadcast-dimensions (8, 6) (8, 3)

careless = Network(Careless())
careless.backward(careless.forward(np.zeros((8, 16))))

"""Lists that each round of a loop, or each call, makes anew: what is made of their own items is known.

How many rounds there are outside is open, or too many to be told apart; those within are few.
"""

import numpy as np


class Dense:
    def __init__(self, inputs, outputs):
        self.weights = np.random.normal(size=(inputs, outputs))
        self.bias = np.zeros(outputs)

    def forward(self, x):
        return x @ self.weights + self.bias

    def backward(self, x, gradient):
        back = gradient @ self.weights.T
        self.weights = self.weights - 0.1 * x.T @ gradient
        self.bias = self.bias - 0.1 * gradient.sum(axis=0)
        return back


def train(epochs):
    network = [Dense(20, 50), Dense(50, 10)]
    x = np.random.rand(32, 20)
    for _ in range(epochs):
        given = [x]
        for layer in network:
            given.append(layer.forward(given[-1]))
        gradient = given[-1] - np.ones((32, 10))
        for i in reversed(range(len(network))):
            gradient = network[i].backward(given[i], gradient)
        back = gradient + 0  # S: back (32, 20)
        back @ np.ones((32, 2))  # E: matmul-inner-dimensions (32, 20) (32, 2)


train(int(input()))


def dense_block(x):
    features = [x]
    for _ in range(3):
        features.append(np.concatenate([features[-1], x], axis=1))
    return features[-1]


for _ in range(int(input())):
    whole = dense_block(np.ones((2, 4)))  # S: whole (2, 16)
    whole.reshape(2, 15)  # E: reshape-element-count (2, 16)
    flat = whole.reshape(2, 4, 4)  # S: flat (2, 4, 4)


# what another round has left is made of itself without end
kept = [np.ones(3)]
for _ in range(int(input())):
    grown = [kept[0]]
    for _ in range(2):
        grown.append(np.concatenate([grown[-1], grown[-1]]))
    kept = grown
kept[0].reshape(7, 7)

"""A network as dictionaries: gradients made anew by each of many rounds, from the last layer to the first."""

import numpy as np


def make(sizes):
    parameters = {}
    for layer in range(1, len(sizes)):
        parameters["W" + str(layer)] = np.random.randn(sizes[layer], sizes[layer - 1])
    return parameters


def forward(x, parameters):
    caches = []
    for layer in range(1, len(parameters) + 1):
        caches.append((x, parameters["W" + str(layer)]))
        x = np.maximum(parameters["W" + str(layer)].dot(x), 0)
    return x, caches


def one_layer_back(slope, cache):
    x, weight = cache
    return weight.T.dot(slope), slope.dot(x.T)


def backward(output, caches):
    gradients = {}
    gradients["A" + str(len(caches))] = output
    for layer in reversed(range(len(caches))):
        slope, change = one_layer_back(gradients["A" + str(layer + 1)], caches[layer])
        gradients["A" + str(layer)] = slope
        gradients["W" + str(layer + 1)] = change
    return gradients


def update(parameters, gradients):
    for layer in range(1, len(parameters) + 1):
        parameters["W" + str(layer)] = parameters["W" + str(layer)] - 0.1 * gradients["W" + str(layer)]
    return parameters


parameters = make([7, 5, 3])
for epoch in range(3000):
    output, caches = forward(np.zeros((7, 50)), parameters)
    gradients = backward(output, caches)
    parameters = update(parameters, gradients)
first = gradients["W1"]  # S: first (5, 7)
last = parameters["W2"]  # S: last (3, 5)
forward(np.zeros((7, 9)), parameters)
gradients["A0"] + np.zeros((7, 9))  # E: broadcast-dimensions (7, 50) (7, 9)
last @ np.zeros((6, 2))  # E: matmul-inner-dimensions (3, 5) (6, 2)

# what rounds that stand for many make of what they stored has no rank
for epoch in range(3000):
    seen = {"x": np.zeros((1, 3))}
    fixed = {"x": np.zeros((1, 3))}
    for step in range(3000):
        fixed["x"] = np.tanh(fixed["x"])
        seen["x"] = np.concatenate([seen["x"], seen["x"]])
    seen["x"] @ np.zeros((3, 2))
still = np.tanh(fixed["x"])  # S: still (1, 3)

# an entry that is replaced by what has its shape keeps it


def clipped(weight):
    return np.clip(weight, -1, 1)


moving = {"v" + str(i): np.zeros((i + 2, 3)) for i in range(3)}
for step in range(3000):
    for name in moving:
        moving[name] = clipped(moving[name])
second = moving["v1"]  # S: second (3, 3)
moving["v0"] @ np.zeros((6, 2))  # E: matmul-inner-dimensions (2, 3) (6, 2)

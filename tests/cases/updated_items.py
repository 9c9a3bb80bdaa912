"""Items of lists that each of many rounds replaces by what it makes of them: each keeps its place and its shape."""

import numpy as np


def update(weight, slope):
    return weight - 0.1 * slope


def relu(x):
    return np.maximum(x, 0)


sizes = [10, 16, 4, 2]
weights = [np.random.randn(before, behind) for before, behind in zip(sizes[:-1], sizes[1:])]
offsets = [np.zeros((1, behind)) for behind in sizes[1:]]
moving = [np.zeros_like(weight) for weight in weights]
x, y = np.zeros((640, 10)), np.zeros((640, 2))
for epoch in range(200):
    seen = [x]
    for weight, offset in zip(weights, offsets):
        seen.append(relu(seen[-1] @ weight + offset))
    delta = seen[-1] - y
    slopes = []
    for i in reversed(range(len(weights))):
        slopes.insert(0, seen[i].T @ delta)
        offsets[i] -= 0.1 * delta.sum(axis=0, keepdims=True)
        delta = (delta @ weights[i].T) * (seen[i] > 0)
    for i in range(len(weights)):
        moving[i] = 0.9 * moving[i] + np.square(slopes[i])
        weights[i] = update(weights[i], slopes[i])
hidden = relu(x @ weights[0] + offsets[0]) @ weights[1]
last = weights[2]  # S: last (4, 2)
out = hidden @ last  # S: out (640, 2)
x @ weights[1]  # E: matmul-inner-dimensions (640, 10) (16, 4)
weights[-1] + offsets[0]  # E: broadcast-dimensions (4, 2) (1, 16)

# what grows has no rank behind the rounds
parts = [np.zeros((1, 3)), np.zeros((5, 2))]
for step in range(300):
    parts[0] = np.concatenate([parts[0], np.zeros((1, 3))])
parts[1] @ np.zeros((2, 7))
parts[1] @ np.zeros((3, 7))  # E: matmul-inner-dimensions (5, 2) (3, 7)
parts[0] @ np.zeros((2, 7))

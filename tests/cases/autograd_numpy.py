"""NumPy under the name of autograd: the same functions, and what is stored by key in round after round."""
from collections import defaultdict

import autograd.numpy as np
from autograd import grad
from matplotlib import pylab as plt


class Weights:
    def __init__(self, before, behind):
        self.kept = {"matrix": np.random.normal(size=(before, behind)), "offset": np.zeros(behind)}
        self.slopes = {}

    def step(self, name, change):
        self.kept[name] += change

    def use(self, x):
        self.x = x
        return np.dot(x, self.kept["matrix"]) + self.kept["offset"]

    def back(self, slope):
        self.slopes["matrix"] = self.x.T.dot(slope)
        self.slopes["offset"] = np.sum(slope, axis=0)
        return np.dot(slope, self.kept["matrix"].T)


parts = [Weights(10, 16), Weights(16, 8), Weights(8, 2)]
moving = defaultdict(dict)
for number, part in enumerate(parts):
    for name in part.kept.keys():
        moving[number][name] = np.zeros_like(part.kept[name])
x, y = np.zeros((640, 10)), np.zeros((640, 2))
for epoch in range(10):
    for start in range(0, 640, 64):
        seen = x[start:start + 64]
        for part in parts:
            seen = part.use(seen)
        slope = seen - y[start:start + 64]
        for part in reversed(parts):
            slope = part.back(slope)
        for number, part in enumerate(parts):
            for name in part.kept.keys():
                change = 0.9 * moving[number][name] - 0.1 * part.slopes[name]
                moving[number][name] = change
                part.step(name, change)
    first = parts[0].use(x)  # S: first (640, 16)
parts[1].use(np.zeros((5, 16)))
wrong = Weights(4, 3).use(np.zeros((5, 4))) + np.zeros(2)  # E: broadcast-dimensions
np.dot(np.zeros((2, 3)), np.zeros(2))  # E: matmul-inner-dimensions
slopes = grad(lambda w: np.sum(w ** 2))
plt.plot(np.zeros(3), np.zeros(4))  # E: plot-lengths

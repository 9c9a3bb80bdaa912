"""The least or greatest of several things, by a key or by their own order, is one of them."""

import sys
from dataclasses import dataclass

import numpy as np


@dataclass
class Run:
    labels: np.ndarray
    loss: float


def run(points, seed):
    return Run(points.argmin(axis=1), float(points.sum()) + seed)


points = np.zeros((30, 4))
best = min((run(points, s) for s in range(5)), key=lambda r: r.loss)
labels = best.labels  # S: labels (30,)
labels = best.labels + np.ones(29)  # E: broadcast-dimensions (30,) (29,)

scores = {"a": 1.0, "b": 2.0}
tables = {"a": np.zeros((3, 4)), "b": np.zeros((3, 4))}
table = tables[max(scores, key=scores.get)]  # S: table (3, 4)
product = table @ np.ones(5)  # E: matmul-inner-dimensions (3, 4) (5,)

runs = []
for s in range(5):
    runs.append((points.sum(), run(points, s), np.zeros((4, 2))))
loss, one, weights = min(runs, key=lambda t: t[0])
total = (weights @ np.ones(2)).reshape(4)
product = weights @ np.ones(3)  # E: matmul-inner-dimensions (4, 2) (3,)

longest = max([np.zeros(3), np.zeros(5)], key=len)
total = longest + np.ones(5)
total = longest + np.ones(4)  # E: broadcast-dimensions
row = points[max(range(30), key=lambda i: points[i].sum())]  # S: row (4,)
count = max(range(int(sys.argv[1])), key=lambda i: -i)
several = max((2, 3), (4, 1))
nothing = max([], default=3)

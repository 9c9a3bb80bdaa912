"""States in a dictionary by a number that nobody knows: what has the shape of one of them keeps it, what grows loses it."""

import numpy as np

length = len(np.loadtxt("series.csv"))
inner, outer = np.zeros((20, 20)), np.zeros((5, 20))
states, scores = {-1: np.zeros((20, 1))}, {}
for t in range(length):
    states[t] = np.tanh(inner @ states[t - 1])
    scores[t] = outer @ states[t]
    inner @ scores[t]  # E: matmul-inner-dimensions (20, 20) (5, 1)
last = states[length - 1] + 0  # S: last (20, 1)
outer.T @ states[length - 2]  # E: matmul-inner-dimensions (20, 5) (20, 1)
change = np.zeros((20, 1))
for t in reversed(range(length)):
    change = inner.T @ (outer.T @ scores[t] + change) * (1 - states[t] ** 2)
slope = change @ states[-1].T + inner  # S: slope (20, 20)
change @ states[-1]  # E: matmul-inner-dimensions (20, 1) (20, 1)

growing = {0: np.zeros((1, 3))}
for t in range(1, length):
    growing[t] = np.concatenate([growing[t - 1], np.zeros((1, 3))])
growing[length - 1] @ np.zeros((3, 2))
growing[length - 1] @ np.zeros((2, 7))

begun = {}
for t in range(length):
    begun[t] = np.zeros(4) if t == 0 else begun[t - 1] + 1
begun[length - 1] + np.zeros(4)

"""np.fromiter: a vector of as many elements as the iterator has, or as are asked for; rows by numbers that nobody knows."""
import sys

import numpy as np

counted = np.fromiter((i % 3 for i in range(40)), dtype=np.int64)  # S: counted (40,)
asked = np.fromiter(iter([1, 2, 3, 4]), float, 2)  # S: asked (2,)
chosen = np.fromiter((i for i in range(10) if i % 2 == 0), int)  # S: chosen (5,)
listed = np.fromiter([1.0, 2.0, 3.0], dtype=float)  # S: listed (3,)
ranged = np.fromiter(range(7), int)  # S: ranged (7,)
read = np.fromiter((float(line) for line in sys.stdin), float)
words = np.fromiter((len(word) for word in sys.argv), dtype=np.int64, count=len(sys.argv))
counted + ranged  # E: broadcast-dimensions (40,) (7,)
counted + np.ones(40)
read + np.ones(3)  # the lines may be three
total = len(counted)
gamma = np.ones((total, 4))
steps = np.ones((total - 1, 4, 4))
steps.sum(axis=0) / gamma[:-1].sum(axis=1)[:, None]  # E: broadcast-dimensions (4, 4) (39, 1)
steps.sum(axis=0) / gamma[:-1].sum(axis=0)[:, None]
path = np.zeros(total, dtype=int)
for t in range(total - 1, -1, -1):
    path[t] = path[t + 1]  # E: index-out-of-range (40,)

# backwards over as many as nobody knows: each index is a number
emission = np.ones((4, 6))
seen = np.fromfile("seen", dtype=np.int64)
beta = np.empty((len(seen), 4))
for t in reversed(range(len(seen) - 1)):
    beta[t] = emission[:, seen[t + 1]] * beta[t + 1]
    emission[seen[t + 1]] * beta[t + 1]  # E: broadcast-dimensions (6,) (4,)

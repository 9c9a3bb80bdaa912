"""One integer drawn at random: whichever it is, it takes a dimension of what it indexes."""

import sys

import numpy as np

rng = np.random.default_rng(0)
table = np.zeros((20, 3))
row = table[rng.integers(len(table))]  # S: row (3,)
other = table[np.random.randint(0, 20)]  # S: other (3,)
centers = np.array([row, other])  # S: centers (2, 3)
distances = table[:, None] - centers  # S: distances (20, 2, 3)
row @ np.zeros((4, 4))  # E: matmul-inner-dimensions
rows = table[rng.integers(20, size=5)]  # S: rows (5, 3)
rows @ row
count = rng.integers(3, 6)
np.zeros((count, 2)) @ np.zeros((2, 3))
np.zeros((count, 2)) @ np.zeros((3, 2))  # E: matmul-inner-dimensions
np.zeros(count) + np.zeros(4)
chosen = table[np.random.choice(len(table))]  # S: chosen (3,)
chosen @ np.zeros((4, 4))  # E: matmul-inner-dimensions
starts = np.array([table[rng.choice(range(20))] for _ in range(5)])  # S: starts (5, 3)
starts @ chosen

# bounds are known: an index below the size is within
for number in range(20):
    table[number, np.random.randint(3)] = 1.0
    table[number, rng.integers(0, 2, endpoint=True)] = 1.0
many = np.random.randint(5, 9)
table[np.random.randint(20, 30)]  # E: index-out-of-range (20, 3)
np.zeros((2, 3)) @ np.zeros((many, 4))  # E: matmul-inner-dimensions
np.zeros((2, 6)) @ np.zeros((many, 4))
table[rng.integers(low=0, high=len(table))] @ np.zeros((4, 4))  # E: matmul-inner-dimensions
np.zeros((2, 3)) @ np.zeros((np.random.randint(3, 4), 4))


def item(low, high):
    return table[np.random.randint(low, high)]


# what may be drawn in one call is not said of another, nor of both
item(10, 30)
item(0, 20)
lowest = 0 if len(sys.argv) > 3 else 20
table[np.random.randint(lowest, 30)]

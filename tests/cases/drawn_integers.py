"""One integer drawn at random: whichever it is, it takes a dimension of what it indexes."""
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

"""Lists in lists that grow, or may: they are not what they were made with; nor is a default that a dictionary keeps."""
import numpy as np

a = np.zeros((2, 3))
rows = []
for i in range(2):
    row = []
    for j in range(3):
        row.append(j)
    rows.append(row)
np.array(rows) @ np.zeros(3)
a[:] = rows
columns = [[] for _ in range(2)]
for column in columns:
    column.append(1)
np.array(columns) @ np.zeros(1)


def fixed(n):
    rows = []
    for i in range(n):
        row = [0] * 3
        row[0] = i
        rows.append(row)
    return np.array(rows)


fixed(2) @ np.zeros(3)
fixed(2) @ np.zeros(2)  # E: matmul-inner-dimensions
empty = np.array([[], []])  # S: empty (2, 0)


class History:
    def __init__(self):
        self.losses = []
        self.rates = [1]

    def step(self):
        self.losses.append(1)
        self.rates.append(2)


history = History()
history.step()
history.step()
np.array([history.losses, history.losses]) @ np.zeros(2)
np.array([history.rates, history.rates]) @ np.zeros(3)

kept = {}
for i in range(3):
    kept.setdefault(i, []).append(1)
kept[0].append(2)
np.zeros(2) @ kept[0]
np.zeros(2) @ kept[1]  # E: matmul-inner-dimensions
found = {"a": [1, 2]}.get("b", [1, 2, 3])
found.append(4)
np.zeros(4) @ found
np.zeros(3) @ found  # E: matmul-inner-dimensions

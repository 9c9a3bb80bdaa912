"""Ranges too long to be told number by number, zipped and enumerated: one tuple stands for all."""

import numpy as np

x = np.zeros((55000, 28))

# batches by their start and their end
for start, end in zip(range(0, len(x), 128), range(128, len(x) + 1, 128)):
    part = x[start:end]
    assert part.shape == (128, 28)
    good = part @ np.zeros((28, 4))
    part + np.zeros((127, 28))  # E: broadcast-dimensions (max(min((the number of the round * 128) + 128, 55000) - (the number of the round * 128), 0), 28) (127, 28)

# of a number of rows that nobody knows
n = int(input())
for start, end in zip(range(0, n, 128), range(128, n + 1, 128)):
    good = np.zeros(end - start) + np.zeros(128)
    np.zeros(end - start) + np.zeros(129)  # E: broadcast-dimensions (128,) (129,)

# beside something short: as many as that has
for number, row in zip(range(1000), [np.zeros(3), np.zeros(4)]):
    good = np.zeros(number + 3) + row
    np.zeros(number + 5) + row  # E: broadcast-dimensions (5,) (3,)
for row, number in zip([np.zeros(3), np.zeros(5)], range(0, 1000, 2)):
    good = np.zeros(number + 3) + row

# beside the rows of an array
for row, number in zip(x, range(1000)):
    good = row + np.zeros(28)
    row + np.zeros(27)  # E: broadcast-dimensions (28,) (27,)

# numbered from one on
for number, start in enumerate(range(0, len(x), 500), 1):
    good = x[start : start + 500] @ np.zeros((28, 3))
    assert good.shape == (500, 3)
    square = np.zeros((number, 3)) @ np.zeros((3, number))
    x[start : start + 500] @ np.zeros((27, 3))  # E: matmul-inner-dimensions (max(min((the number of the round * 500) + 500, 55000) - (the number of the round * 500), 0), 28) (27, 3)

"""`np.add.at(a, indices, b)`: the values have to fit what the indices give."""

import numpy as np


def counted(labels, size):
    table = np.zeros((size, size))
    np.add.at(table, (labels, labels[::-1]), 1)
    return table.sum(axis=0)  # S: counted (5,)


def put_back(columns, shape, rows, places):
    image = np.zeros(shape)
    np.add.at(image, (slice(None), rows, places), columns)
    return image + 1.0


labels = np.array([0, 1, 4, 2, 3, 3])
print(counted(labels, 5))

rows = np.arange(3).reshape(-1, 1)
places = np.arange(4).reshape(1, -1)
right = put_back(np.ones((2, 3, 4)), (2, 6, 6), rows, places)
print(put_back(np.ones((3, 4)), (2, 6, 6), rows, places) * 2.0)
summed = right.sum(axis=0)  # S: summed (6, 6)

turned = np.zeros((2, 6, 6))
np.add.at(turned, (slice(None), rows, places), np.ones((3, 4, 2)))  # E: index-assignment-shape (2, 6, 6) (3, 4, 2)

sums = np.zeros((4, 8))
np.add.at(sums, [0, 1, 1], np.ones((3, 8)))
np.add.at(sums, [0, 1, 1], np.ones(8))
np.maximum.at(sums, [0, 1, 1], [1.0] * 8)
np.subtract.at(sums, [0, 1, 1], np.ones((3, 7)))  # E: index-assignment-shape (4, 8) (3, 7)
np.add.at(sums, [0, 1, 1], np.ones(3))  # E: index-assignment-shape (4, 8) (3,)
np.add.at(sums, (np.array([0, 1]), np.array([1, 2, 3])), 1.0)  # E: index-tensors
np.negative.at(sums, [0, 1])

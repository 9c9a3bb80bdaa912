"""Arrays with so many dimensions at least, and arrays in blocks, each list a join of its own."""
import numpy as np

a = np.atleast_2d([1, 2, 3])  # S: a (1, 3)
a @ np.zeros((1, 3))  # E: matmul-inner-dimensions
b = np.atleast_1d(3)  # S: b (1,)
c = np.atleast_1d([1, 2, 3])  # S: c (3,)
d = np.atleast_3d([1, 2])  # S: d (1, 2, 1)
e = np.atleast_3d([[1, 2], [2, 3], [3, 4]])  # S: e (3, 2, 1)
one, two = np.atleast_2d([1, 2], [3, 4, 5])
one + np.zeros((1, 2))
one + two  # E: broadcast-dimensions (1, 2) (1, 3)
one, two = np.atleast_1d([1, 2])
one, two = np.atleast_1d([1, 2, 3])  # E: unpack-length
v, w, x, y, z = np.atleast_1d(1, 2, 3, 4, 5)

f = np.block([[np.zeros((2, 2)), np.zeros((2, 3))], [np.zeros((3, 2)), np.zeros((3, 3))]])  # S: f (5, 5)
np.block([[np.zeros((2, 2)), np.zeros((2, 3))], [np.zeros((3, 2)), np.zeros((3, 2))]])  # E: cat-dimensions
np.block([[np.zeros((2, 2)), np.zeros((3, 3))]])  # E: cat-dimensions
row = [np.zeros((2, 2)), np.zeros((2, 1))]
g = np.block([row, row])  # S: g (4, 3)
np.block([row, [np.zeros((1, 4))]])  # E: cat-dimensions
rows = []
for i in range(2):
    grown = [np.zeros((2, 2))]
    grown.append(np.zeros((2, 1)))
    rows.append(grown)
rows.append([np.zeros((1, 3))])
np.block(rows)

"""Functions that NumPy applies along an axis or to each element; places of elements by their numbers; ranges by slices."""
import numpy as np

a = np.zeros((3, 4, 5))
b = np.apply_along_axis(np.sum, 1, a)  # S: b (3, 5)
c = np.apply_along_axis(lambda row: row[:2], -1, a)  # S: c (3, 4, 2)
d = np.apply_along_axis(lambda row, few: row[:few], 1, a, 2)  # S: d (3, 2, 5)
np.apply_along_axis(np.sum, 3, a)  # E: dimension-out-of-range
np.apply_along_axis(lambda row: row @ np.zeros(4), 1, a)
np.apply_along_axis(lambda row: row @ np.zeros(3), 1, a)  # E: matmul-inner-dimensions
listed = np.apply_along_axis(lambda row: [row[0], row[1]], 0, a)
listed + np.zeros((2, 4, 5))

larger = np.vectorize(lambda x, y: x if x > y else y)
e = larger(np.zeros((3, 1)), np.zeros(4))  # S: e (3, 4)
f = larger([1, 2, 3], 2)  # S: f (3,)
larger(np.zeros((3, 4)), np.zeros(3))  # E: broadcast-dimensions
twice = np.vectorize(lambda x: (x, x))
one, two = twice(np.zeros((3, 4)))
dots = np.vectorize(np.dot, signature="(n),(n)->()")
dots(np.zeros((3, 4)), np.zeros(4)) + np.zeros(3)


@np.vectorize
def step(x):
    return 1.0 if x > 0 else 0.0


g = step(np.zeros((2, 3)))  # S: g (2, 3)
step(np.zeros((2, 3))) @ np.zeros(2)  # E: matmul-inner-dimensions

row, column = np.unravel_index(5, (3, 4))
row, column = np.unravel_index(np.argmax(a[0]), a[0].shape)
row, column, more = np.unravel_index(5, (3, 4))  # E: unpack-length
row, column = np.unravel_index(12, (3, 4))  # E: index-item-out-of-range
rows, columns = np.unravel_index(np.arange(6), (3, 4))
rows + np.zeros(6)
rows + np.zeros(5)  # E: broadcast-dimensions

h = np.r_[0:5, 7:9]  # S: h (7,)
i = np.r_[-1:1:6j, 0, 5]  # S: i (8,)
j = np.r_[0:10:3]  # S: j (4,)
k = np.r_[5:0]  # S: k (0,)
m = np.c_[0:3, 1:4]  # S: m (3, 2)
np.c_[0:3, 1:5]  # E: cat-dimensions
x, y = np.mgrid[0:1:5j, 0:4:2]
x + np.zeros((5, 2))
x + np.zeros((5, 4))  # E: broadcast-dimensions
u, v = np.ogrid[0:1:5j, 0:1:6j]
u + v + np.zeros((5, 6))
u + v + np.zeros((6, 5))  # E: broadcast-dimensions
n = np.arange(1024.0)  # S: n (1024,)
o = np.arange(-1024.0, 1024.0, 2.0)  # S: o (1024,)

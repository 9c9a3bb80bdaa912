"""Joined lists and ranges, functions called with indices, conditions over an array, bits and bytes, indices that are kept."""
import numpy as np

a = np.r_[0:3, 5, [7, 8]]  # S: a (6,)
a = np.r_[[1, 2], (3, 4, 5)]  # S: a (5,)
np.r_[0:3, [1, 2]] + np.zeros(4)  # E: broadcast-dimensions (5,) (4,)
a = np.c_[np.zeros((3, 2)), [1, 2, 3]]  # S: a (3, 3)
np.c_[np.zeros((3, 2)), [1, 2]]  # E: cat-dimensions

a = np.fromfunction(lambda i, j: i + j, (3, 4))  # S: a (3, 4)
a = np.fromfunction(lambda i: np.outer(i, i), (3,), dtype=int)  # S: a (3, 3)
np.fromfunction(lambda i, j: i @ j, (3, 4))  # E: matmul-inner-dimensions (3, 4) (3, 4)
a = np.fromfunction(lambda i, j: i @ j, (3, 3))  # S: a (3, 3)

x = np.linspace(-1, 1, 5)
a = np.piecewise(x, [x < 0, x >= 0], [-1, 1])  # S: a (5,)
np.piecewise(x, [x < 0, x >= 0], [-1, 1]) + np.zeros(4)  # E: broadcast-dimensions (5,) (4,)

bits = np.zeros((4, 9), dtype=np.uint8)
packed = np.packbits(bits, axis=1)  # S: packed (4, 2)
a = np.packbits(bits)  # S: a (5,)
a = np.unpackbits(packed, axis=1)  # S: a (4, 16)
a = np.unpackbits(packed, axis=1, count=9)  # S: a (4, 9)
a = np.unpackbits(packed)  # S: a (64,)
np.unpackbits(packed, axis=1) - bits  # E: broadcast-dimensions (4, 16) (4, 9)

rows = np.s_[1:, ::2]
a = np.zeros((4, 6))[rows]  # S: a (3, 3)
np.zeros(6)[rows]  # E: index-too-many (6,)
a = np.delete(np.zeros((3, 4)), np.s_[::2], axis=1)  # S: a (3, 2)
a = np.zeros((4, 6))[np.index_exp[1:3]]  # S: a (2, 6)

"""Lists and ranges that an index joins, and indices that are kept."""
import numpy as np

a = np.r_[0:3, 5, [7, 8]]  # S: a (6,)
a = np.r_[[1, 2], (3, 4, 5)]  # S: a (5,)
np.r_[0:3, [1, 2]] + np.zeros(4)  # E: broadcast-dimensions (5,) (4,)
a = np.c_[np.zeros((3, 2)), [1, 2, 3]]  # S: a (3, 3)
np.c_[np.zeros((3, 2)), [1, 2]]  # E: cat-dimensions

rows = np.s_[1:, ::2]
a = np.zeros((4, 6))[rows]  # S: a (3, 3)
np.zeros(6)[rows]  # E: index-too-many (6,)
a = np.delete(np.zeros((3, 4)), np.s_[::2], axis=1)  # S: a (3, 2)
a = np.zeros((4, 6))[np.index_exp[1:3]]  # S: a (2, 6)

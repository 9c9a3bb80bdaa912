"""Small NumPy programs of the kind that Figure 5.1 of the PyTea thesis lists, the right ones."""

import numpy as np

a = np.ones((3, 4)) @ np.ones((4, 5))  # A: a (3, 5)
b = np.ones((3, 5 % 2))  # S: b (3, 1)
c = np.ones((3, 5))[0]  # S: c (5,)
d = np.ones((3, 5))[0:1]  # S: d (1, 5)
e = b @ np.ones((1, 2))  # A: e (3, 2)
one = 1
size = 4
if one == 1:
    size = 5
f = np.ones((3, 5)) @ np.ones((size, 2))  # A: f (3, 2)
g = c @ np.ones((5, 2))  # A: g (2,)
h = np.ones((300, 2048, 7168)).reshape(300, 14680064)  # S: h (300, 14680064)
i = np.ones((300, 2048, 7168)).reshape(600, 1024, -1)  # S: i (600, 1024, 7168)

"""The same with planted errors."""

import numpy as np

a = np.ones((3, 5)) @ np.ones((4, 5))  # E: matmul-inner-dimensions (3, 5) (4, 5)
b = np.ones((3, 5 % 2)) @ np.ones((3, 2))  # E: matmul-inner-dimensions (3, 1) (3, 2)
c = np.ones((3, 5))[0] @ np.ones((3, 2))  # E: matmul-inner-dimensions (5,) (3, 2)
d = np.ones((3, 5))[0:1] @ np.ones((3, 2))  # E: matmul-inner-dimensions (1, 5) (3, 2)
one = 1
size = 4
if one == 1:
    size = 5
e = np.ones((3, 4)) @ np.ones((size, 2))  # E: matmul-inner-dimensions (3, 4) (5, 2)
f = np.ones((300, 2048, 7168)).reshape(300, 14680063)  # E: reshape-element-count (300, 2048, 7168)

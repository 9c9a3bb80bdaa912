"""Arrays with masks: as many elements in both, or one mask for all; conditions of the array's shape."""
import sys

import numpy as np

a = np.ma.masked_array([[1, 2], [3, 4]], mask=[1, 0, 0, 1])  # S: a (2, 2)
np.ma.masked_array(np.zeros((3, 4)), mask=np.zeros((3, 3)))  # E: mask-elements
np.ma.array([1, 2, 3], mask=[0])
np.ma.array([1, 2, 3], mask=True)
np.ma.array([1, 2, 3], mask=np.ma.nomask)
np.ma.array([1, 2, 3], mask=[0, 1])  # E: mask-elements
np.ma.array([(1, 2), (3, 4)], mask=[(0, 1), (1, 0)], dtype=[("x", int), ("y", int)])
np.ma.masked_array(np.zeros(3), mask=[1, 0] if len(sys.argv) > 5 else [1, 0, 0])  # W: mask-elements
b = np.ma.masked_array(np.zeros((3, 4)), mask=np.zeros((3, 4)))
c = b.mean(axis=0)  # S: c (4,)
b + np.zeros(3)  # E: broadcast-dimensions
d = b.filled(0)  # S: d (3, 4)
e = np.ma.masked_where([True, False], [1, 2])  # S: e (2,)
f = np.ma.masked_where(b > 0, b)  # S: f (3, 4)
np.ma.masked_where(False, b)
np.ma.masked_where(np.zeros((3, 3)) > 1, b)  # E: mask-condition
np.ma.masked_where(np.zeros(4) > 1, b)  # E: mask-condition
g = np.ma.masked_equal([1, 2, 3], 2)  # S: g (3,)
g + b  # E: broadcast-dimensions

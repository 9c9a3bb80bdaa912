"""What NumPy collects by a star: a list by itself is one array, not a list of arrays."""
import numpy as np

(x,) = np.ix_([0, 1])  # S: x (2,)
(x,) = np.ix_(range(0))  # S: x (0,)
(x,) = np.ix_(np.array([0, 2, 3]))  # S: x (3,)
rows, columns = np.ix_([0, 1], [2, 3, 4])  # S: columns (1, 3)
picked = np.zeros((4, 5))[rows, columns]  # S: picked (2, 3)
np.ix_([[0, 1], [2, 3]])  # E: ix-rank (2, 2)
(x,) = np.meshgrid([1, 2, 3])  # S: x (3,)
first, second = np.meshgrid(range(3), range(4))  # S: second (4, 3)
(x,) = np.broadcast_arrays([1, 2, 3])  # S: x (3,)
x = np.zeros(np.broadcast_shapes((2, 3)))  # S: x (2, 3)
x = np.zeros(np.broadcast_shapes((2, 3), (4, 1, 1)))  # S: x (4, 2, 3)
first, second = np.ix_([0, 1])  # E: unpack-length

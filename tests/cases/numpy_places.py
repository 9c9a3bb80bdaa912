"""Places of arrays: np.ndindex, np.ravel_multi_index, lists and numbers in the indices of np.add.at (run with NumPy 2.4)."""
import numpy as np

a = np.zeros((4, 5))
np.add.at(a, ([0, 1, 2], [1, 1, 1]), np.ones(3))
np.add.at(a, ([0, 1, 2], [1, 1, 1]), np.ones(2))  # E: index-assignment-shape (2,)
np.add.at(a, (0, [1, 2, 3]), np.ones(3))
np.add.at(a, (0, [1, 2, 3]), np.ones(4))  # E: index-assignment-shape (4,)
np.add.at(a, (slice(None), 2), np.ones(4))
np.add.at(a, (slice(None), 2), np.ones(5))  # E: index-assignment-shape (5,)
np.add.at(a, 2, np.ones(5))

for i, j in np.ndindex(2, 3):
    value = a[i, j] + i  # S: value ()
for place in np.ndindex(a.shape):
    value = a[place] + 1.0  # S: value ()
for (i,) in np.ndindex(3):
    row = a[i] + np.ones(5)  # S: row (5,)
for i in np.ndindex(3):
    a[i] + np.ones(4)  # E: broadcast-dimensions (5,) (4,)

flat = np.ravel_multi_index((np.arange(3), np.array([1, 1, 2])), (4, 5)) + 1  # S: flat (3,)
flat = np.ravel_multi_index(np.zeros((2, 6), int), (4, 5)) + 1  # S: flat (6,)
flat = np.ravel_multi_index((np.zeros((3, 1), int), np.arange(4)), a.shape) + 1  # S: flat (3, 4)
np.ravel_multi_index((np.arange(3), np.arange(4)), a.shape)  # E: broadcast-dimensions (3,) (4,)
np.ravel_multi_index((np.arange(3), np.arange(3), np.arange(3)), a.shape)  # E: places-dimensions
np.ravel_multi_index(np.zeros((3, 6), int), (4, 5))  # E: places-dimensions

"""A list or tuple beside an array of NumPy is made one; what holds objects takes anything."""
import sys

import numpy as np
import torch

a = np.zeros((3, 4))
b = a @ [1, 2, 3, 4]  # S: b (3,)
a @ [1, 2, 3]  # E: matmul-inner-dimensions
c = [1, 2, 3] @ a  # S: c (4,)
[1, 2, 3, 4] @ a  # E: matmul-inner-dimensions
d = [[1], [2], [3]] * a + (1, 2, 3, 4)  # S: d (3, 4)
a + (1, 2, 3)  # E: broadcast-dimensions (3, 4) (3,)
range(3) - a  # E: broadcast-dimensions
e = a < [1, 2, 3, 4]  # S: e (3, 4)
a += [1, 2, 3]  # E: broadcast-dimensions
f = np.zeros((3, 4)).dot([1, 2, 3, 4])  # S: f (3,)
np.zeros((3, 4)).dot([1, 2, 3])  # E: matmul-inner-dimensions
total = [0, 0, 0, 0]
total += np.ones(4)
grown = [1, 2]
grown.append(3)
g = np.zeros(3) + grown  # S: g (3,)
np.zeros(2) + grown  # E: broadcast-dimensions
either = [1, 2] if len(sys.argv) > 1 else [1, 2, 3]
np.zeros(3) + either
# a number of NumPy repeats a sequence
repeated = [1, 2] * np.int64(3)
np.zeros(6) + repeated
# torch takes no lists
torch.zeros(3).numpy() + [1, 2]  # E: broadcast-dimensions

# ---- stored

T = np.eye(4)
T[:3, 3] = [1, 2, 3]
T[:3, 3] = [1]
T[:, :] = [1, 2, 3, 4]
T[:3, 3] = [1, 2, 3, 1]  # E: index-assignment-shape
T[:2, :2] = [[1, 2], [3, 4]]
T[:2, :2] = [[1, 2, 3], [3, 4, 5]]  # E: index-assignment-shape
T[T[:, 0] > 0] = [1, 2, 3, 4]
T[T[:, 0] > 0] = [1, 2, 3]  # E: index-assignment-shape
T[[0, 2], 1] = (1, 2)
T[[0, 2], 1] = (1, 2, 3)  # E: index-assignment-shape
T[0] += [1, 2, 3, 4]
T[0] += [1, 2]  # E: broadcast-dimensions
T[0] = [i for i in range(4)]
T[0] = range(3)  # E: index-assignment-shape
T[0] = "1 2 3 4".split()
image = np.zeros((8, 8, 3), dtype=np.uint8)
image[2, 3] = (255, 0, 0)
image[image[:, :, 0] > 3] = [0, 0, 255]
image[2:4, 3:5] = (255, 0)  # E: index-assignment-shape
for i in range(3):
    T[i] = [i, 2, 3, 4]
    T[i] = [i, 2]  # E: index-assignment-shape
T[:2] = [np.ones(4), np.ones(4)]
T[:2] = [np.ones(3), np.ones(3)]  # E: index-assignment-shape
things = np.empty(3, dtype=object)
things[0] = [1, 2]
records = np.zeros(3, dtype=[("x", float), ("y", int)])
records[0] = (1.0, 2)
records["x"] = [1, 2, 3]
T[:] = [torch.zeros(1) for _ in range(4)]

"""Indices in lists that are written out, and in arrays made of them, are within the bounds; truths are as many as parts."""
import sys

import numpy as np
import torch

a = np.zeros((3, 4))
b = a[[0, 2]]  # S: b (2, 4)
c = a[:, [3, -4, 0]]  # S: c (3, 3)
a[[0, 3]]  # E: index-item-out-of-range
a[:, [0, -5]]  # E: index-item-out-of-range
a[..., [0, 4]]  # E: index-item-out-of-range
a[[0, 1], [2, 3]]
a[[0, 1], [2, 4]]  # E: index-item-out-of-range
a[np.array([0, 2])]
a[np.array([0, 3])]  # E: index-item-out-of-range
a[[0, 3]] = 1  # E: index-item-out-of-range
a[[True, True, False]]
a[[True, False]]  # E: index-mask-shape
torch.zeros(3, 4)[[0, 3]]  # E: index-item-out-of-range
changed = [0, 9]
changed[1] = 2
a[changed]
shorter = [0, 9]
shorter.pop()
a[shorter]
either = [0, 5] if len(sys.argv) > 5 else [0, 1]
a[either]  # W: index-item-out-of-range
a[:, either]
other = [0, 5] if len(sys.argv) > 5 else list(range(len(sys.argv)))
a[:, other]


def places(p):
    j = np.array([0, 9])
    j[1] = 2
    p[j]
    p[np.array([0, 9]) % 3]
    j = np.array([0, 9])
    return p[j]  # E: index-item-out-of-range


places(a)
d = np.take(a, [0, 1, 3], axis=1)  # S: d (3, 3)
np.take(a, [0, 1, 5], axis=1)  # E: index-item-out-of-range
np.take(a, [11, -12])
np.take(a, [12])  # E: index-item-out-of-range
np.take(a, 4, axis=1)  # E: index-item-out-of-range
a.take([4], axis=1)  # E: index-item-out-of-range
np.take(a, [13, -14], mode="clip")
a.take([5], axis=0, mode="wrap")

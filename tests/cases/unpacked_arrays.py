"""An array or a tensor is unpacked to as many names as its first axis is long; beside a starred name to fewer."""
import sys

import numpy as np
import torch

a, b, c = np.zeros((3, 4))
a + np.zeros(4)
a + np.zeros(3)  # E: broadcast-dimensions
a, b, c = np.zeros(4)  # E: unpack-length
points = np.zeros((5, 2))
for x, y in points:
    x + y
for x, y, z in points:  # E: unpack-length
    print(x)
for place, (x, y) in enumerate(points):
    x + y
sums = [x for x, y, z in points]  # E: unpack-length
x, y = points.T
x, y = points.mean(axis=0)
x, y = points.mean(axis=1)  # E: unpack-length
(p, q), (r, s) = np.zeros((2, 2))
(p, q), r = np.zeros((2, 3))  # E: unpack-length
many, more = np.zeros(100000)  # E: unpack-length
query, key, value = torch.zeros(3, 4, 5)
query @ value.T
query @ value  # E: matmul-inner-dimensions
query, key = torch.zeros(3, 4, 5)  # E: unpack-length
first, *others = np.zeros((1, 3))
first, *others, last = np.zeros((2, 3))
first, *others, last = np.zeros((1, 3))  # E: unpack-length
*others, first, last = np.zeros(1)  # E: unpack-length
h, w, *rest = np.zeros((4, 5)).shape
h, w, c, *rest = np.zeros((4, 5)).shape  # E: unpack-length
either = np.zeros(2) if len(sys.argv) > 1 else np.zeros(3)
x, y = either
for x, y, z in np.zeros((0, 2)):
    print(x)
try:
    x, y = np.zeros(3)
except ValueError:
    x = y = 0


def pair(point=np.zeros(2)):
    x, y = point  # E: unpack-length
    return x, y


pair()
pair(np.zeros(3))
# x.flat: all elements in a row
f = np.zeros((4, 3)).flat  # S: f (12,)
f[11] = 2
f[12]  # E: index-out-of-range
# x.item(): of one element, or the one at a place
np.zeros((2, 3)).item(3)
np.zeros((2, 3)).item(0, 1)
np.zeros((2, 3))[:1, :1].item()
np.zeros((2, 3)).item()  # E: item-elements

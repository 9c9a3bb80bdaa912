"""Integers times fractions, rounded: exact where floating point is."""
import math
import sys

import numpy as np
import torch

width = 64
a = torch.zeros(int(width * 0.5), int(width / 4), math.ceil(width / 3))  # S: a (32, 16, 22)
b = torch.zeros(math.floor(width / 3), int(100 * 0.25), int(0.75 * width))  # S: b (21, 25, 48)
c = torch.zeros(int(32 * 1.3), 1)  # S: c (41, 1)
d = torch.zeros(int(100 * 0.29), 1)  # S: d (28, 1)
e = torch.zeros(2, int(width * 1.5)) @ torch.zeros(97, 1)  # E: matmul-inner-dimensions (2, 96) (97, 1)

# a fraction of what nobody knows is one all the same, whatever is made of it
rows = int(sys.argv[1])
f = torch.ones(2, 3) @ (torch.ones(3, 4, dtype=torch.int64) * (1 / rows))  # S: f (2, 4)
g = torch.ones(2, 3) @ (torch.ones(3, 4, dtype=torch.int64) * (2 * (rows / 3) + 1))  # S: g (2, 4)
h = torch.ones(2, 3) @ (torch.ones(3, 4, dtype=torch.int64) * (2 * (rows // 3) + 1))  # E: same-types
weights = np.full(rows, 1 / rows)
weights *= np.exp(-np.ones(rows))
counts = np.full(rows, rows // 2)
counts *= np.exp(-np.ones(rows))  # E: result-type

# a picture that is put into a frame: int makes an integer of any fraction
high, wide = int(sys.argv[2]), int(sys.argv[3])
scale = min(512 / high, 512 / wide)
new = int(high * scale)
picture = np.zeros((512, 512, 3))
inner = picture[int((512 - new) // 2) : int((512 - new) // 2 + new)]
part = picture[new:, : math.floor(wide * scale)]
table = np.zeros((new, int(wide * scale / 2)))
table = np.zeros((high * scale, 2))  # E: float-size

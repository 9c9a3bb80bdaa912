"""Integers times fractions, rounded: exact where floating point is."""
import math

import torch

width = 64
a = torch.zeros(int(width * 0.5), int(width / 4), math.ceil(width / 3))  # S: a (32, 16, 22)
b = torch.zeros(math.floor(width / 3), int(100 * 0.25), int(0.75 * width))  # S: b (21, 25, 48)
c = torch.zeros(int(32 * 1.3), 1)  # S: c (41, 1)
d = torch.zeros(int(100 * 0.29), 1)  # S: d (28, 1)
e = torch.zeros(2, int(width * 1.5)) @ torch.zeros(97, 1)  # E: matmul-inner-dimensions (2, 96) (97, 1)

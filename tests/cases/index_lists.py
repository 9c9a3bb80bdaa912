"""A list as an index: it is what it holds where it stands, not what it was written with."""
import sys

import numpy as np
import torch

n = int(sys.argv[1])
t = torch.zeros(4, 8)
grown = []
for i in range(3):
    grown.append(i)
a = t[:, grown]  # S: a (4, 3)
b = t[grown]  # S: b (3, 8)
many = []
for i in range(n):
    many.append(i)
c = t[many]  # S: c (?, 8)
rows = [[] for _ in range(n)]
for i in range(n):
    rows[i].append(i)
flat = []
for row in rows:
    flat.extend(row)
d = np.zeros((4, 8))[:, flat]  # S: d (4, ?)
e = t[[True, False, True, False]]  # S: e (?, 8)
f = t[[[0, 1], [1, 2], [0, 0]]]  # S: f (3, 2, 8)
g = np.zeros((4, 8))[[n, n, 1]]  # S: g (3, 8)
h = t[[]]  # S: h (0, 8)
pair = [0, 1]
pair.append(2)
t[pair] = torch.zeros(3, 8)
pair.pop()
wrong = t[pair] + torch.zeros(3, 8)  # E: broadcast-dimensions (2, 8) (3, 8)

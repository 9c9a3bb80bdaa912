"""Shapes of unknown rank, and requirements that constants, symbols and zeros decide."""
import argparse

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

parser = argparse.ArgumentParser()
parser.add_argument("--size", type=int, required=True)
size = parser.parse_args().size
nothing = open("file").read()
x = torch.zeros(nothing)
y = torch.zeros(open("other").read())
n = torch.zeros(size, 4)

# broadcasting
a = x + torch.tensor(1)  # A: a (...)
a = torch.zeros(2, 3) + x + 0  # S: a (..., 2, 3)
a = x + torch.zeros(2, 3)  # A: a (..., 2, 3)
a = x + y  # S: a (...)
a = n + torch.zeros(4)  # A: a (--size, 4)
a = torch.zeros(5, 1, 1) + n  # S: a (5, --size, 4)
a = n + torch.zeros(1, 4)  # A: a (--size, 4)
a = n + torch.zeros(size, 4)  # S: a (--size, 4)
a = n[:, 0] + torch.zeros(1)  # A: a (--size,)
for i in range(10, 16):
    for j in range(10, 16):
        a = torch.zeros(i, 1) + torch.zeros(j, 1)  # W: broadcast-dimensions

# elements of shapes
b = torch.zeros(torch.zeros(2, 3).shape)  # S: b (2, 3)
b = torch.zeros(torch.zeros(2, 3).size())  # S: b (2, 3)
b = torch.zeros(torch.zeros(2, 3).shape[1], len(torch.zeros(2, 3).shape))  # S: b (3, 2)
b = torch.zeros(x.shape)  # S: b (...)
b = torch.zeros(torch.zeros(2, 3).shape + (4,))  # S: b (2, 3, 4)
rows, columns = torch.zeros(2, 3).shape
b = torch.zeros(columns, rows)  # S: b (3, 2)
b = x.unsqueeze(0).squeeze(1) + 0  # S: b (...)
b = x.view(-1, 3).permute(1, 0)  # S: b (3, ?)
b = nn.Linear(3, 5)(x)  # S: b (..., 5)
b = nn.Linear(3, 5)(x)[0] + 0  # S: b (...)
b = x.transpose(0, 1).sum(-1) + 0  # S: b (...)
b = x.sum(dim=(-1, -2)) + 0  # S: b (...)
b = torch.zeros(2, 3, 4).sum(dim=(-1, -3)) + 0  # S: b (3,)
b = torch.zeros(2, 3, 4).sum(dim=(0, 5))  # E: dimension-out-of-range
b = torch.zeros(2, 3, 4).sum(dim=(0, -5))  # E: dimension-out-of-range
b = F.cross_entropy(torch.zeros(2, 5, 3, 4), torch.zeros(2, 3, 4, dtype=torch.long)) + 0  # S: b ()
b = F.cross_entropy(torch.zeros(2, 5, 3, 4), torch.zeros(2, 3, 9, dtype=torch.long))  # E: loss-target-shape

# counts
c = torch.zeros(0, 3).view(0, 5)  # S: c (0, 5)
c = torch.zeros(0, 3).view(2, 3)  # E: reshape-element-count
c = torch.zeros(4, 0).reshape(-1, 2) if nothing else torch.zeros(1, 2)
c = x.view(2, 3) + 0  # S: c (2, 3)
c = nn.Linear(3, 6)(x).view(-1, 3) + 0  # S: c (?, 3)
c = torch.zeros(2, 6).view(size, -1)  # W: reshape-element-count
c = n.view(-1, 2) + 0  # S: c (--size * 2, 2)
c = n.view(-1, size) + 0  # S: c (4, --size)
c = nn.PixelShuffle(2)(x) + 0  # S: c (..., ? // 4, ? * 2, ? * 2)
c = torch.zeros(4, 3).view(-1, 0)  # E: reshape-element-count
c = torch.zeros(6).view_as(x) + 0  # S: c (...)
d = nn.GroupNorm(0, 4)(torch.zeros(2, 4))  # E: group-norm-groups
d = torch.zeros(2, size) @ torch.zeros(size, 3)  # A: d (2, 3)
d = x.sum(-2, keepdim=True) + 0  # S: d (...)
d = x.unsqueeze(-2) + 0  # S: d (...)
d = x[torch.zeros(2, 3, dtype=torch.bool)] + 0  # S: d (...)

# items of tensors
e = torch.zeros(5, 4)
e[0] = torch.zeros(4)
e[:, 1] = torch.zeros(5)
e = e + (3 > size)  # S: e (5, 4)
e = e + True  # S: e (5, 4)


def late():
    def inner():
        return found

    if nothing:
        found = 3
    if x is None:
        found = 4
    return inner()


f = torch.zeros(late(), 1)  # A: f (3, 1)
x = torch.cat([torch.zeros(0), torch.zeros(0)])  # S: x (0,)
x = torch.cat([torch.zeros(0), torch.zeros(0), torch.zeros(2, 3)])  # S: x (2, 3)

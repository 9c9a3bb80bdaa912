"""Reductions, sizes and counts of tensors."""
import numpy as np
import torch

x = torch.zeros(2, 3, 4)
n = np.zeros((2, 3, 4))
a = x.sum()  # S: a ()
a = x.sum(1)  # S: a (2, 4)
a = x.sum(-1, keepdim=True)  # S: a (2, 3, 1)
a = x.sum((0, 2))  # S: a (3,)
a = x.sum((0, -1), keepdim=True)  # S: a (1, 3, 1)
a = n.sum(keepdims=True)  # S: a (1, 1, 1)
a = np.sum(n, axis=(0, 1))  # S: a (4,)
a = torch.tensor(1.0).sum(0)  # S: a ()
a = np.zeros(()).sum(keepdims=True) + 0  # S: a ()
a = x.max()  # S: a ()
a = x.max(1)[0]  # S: a (2, 4)
a, places = x.min(0)
a = a + places  # S: a (3, 4)
a = x.any(2)  # S: a (2, 3)
a = x.sum(3)  # E: dimension-out-of-range
a = x.sum((0, 3))  # E: dimension-out-of-range
b = torch.zeros(x.size(1), x.size(-1))  # S: b (3, 4)
b = torch.zeros(x.size())  # S: b (2, 3, 4)
b = torch.zeros(x.dim(), n.ndim)  # S: b (3, 3)
b = torch.zeros(x.numel(), n.size)  # S: b (24, 24)
b = torch.zeros(1, 2) * torch.zeros(1).item()  # S: b (1, 2)

nothing = open("file").read()
open_shape = torch.zeros(nothing)
either = torch.zeros(3, 4)
for _ in range(len(nothing)):
    either = torch.zeros(4)
c = x.sum(1, keepdim=nothing)  # S: c (2, 4)
c = x.sum(nothing) + 0  # S: c (...)
c = x.sum((0, nothing)) + 0  # S: c (...)
c = x.sum("axis") + 0  # S: c (...)
c = open_shape.sum((0, 1), keepdim=True) + 0  # S: c (...)
c = open_shape.sum((-1,)) + 0  # S: c (...)
c = open_shape.sum((-1,), keepdim=True) + 0  # S: c (...)
c = open_shape.sum(()) + 0
c = np.sum(np.zeros(nothing), axis=(), keepdims=True) + 0  # S: c (...)
c = torch.zeros(open_shape.size(nothing), open_shape.dim())  # S: c (?, ?)
c = torch.zeros(open_shape.numel(), 1)  # S: c (?, 1)
c = np.sum(np.zeros(nothing), keepdims=True) + 0  # S: c (...)
c = torch.sum("text") + x  # S: c (..., 2, 3, 4)
c = torch.zeros(either.dim(), 1)  # A: c (2, 1)

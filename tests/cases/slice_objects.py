"""Slices that are made by calling `slice`."""

import torch

x = torch.zeros(10, 4)
a = x[slice(0, 3)]  # S: a (3, 4)
b = x[slice(5)]  # S: b (5, 4)
c = x[slice(None), slice(1, None, 2)]  # S: c (10, 2)
d = x[slice(len("ab"), None)]  # S: d (8, 4)
e = torch.zeros(len([1, 2, 3][slice(1, 3)]))  # S: e (2,)
x[slice(0, 3)] @ torch.zeros(3, 2)  # E: matmul-inner-dimensions (3, 4) (3, 2)

"""What a condition tells not to be None is none of the alternatives behind it."""

import sys

import torch

nothing = open("numbers").read()


def gathered(items):
    result = None
    for item in items:
        if result is None:
            result = torch.zeros(1, 3)
        else:
            result = torch.cat([result, torch.zeros(1, 3)])
    return result


a = gathered(nothing)
a = gathered(range(4))  # S: a (4, 3)
best = None
for item in nothing:
    best = torch.zeros(1, 3) if best is None else torch.cat([best, torch.zeros(1, 3)])
if len(sys.argv) > 2:
    mask = None
else:
    mask = torch.zeros(3, 4)
if mask is not None and len(nothing):
    b = torch.matmul(mask, torch.zeros(4, 2))  # S: b (3, 2)
    mask @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (3, 4) (5, 2)


def early(x):
    if x is None:
        return torch.zeros(3, 4)
    return x @ torch.zeros(4, 4)


c = early(mask)  # S: c (3, 4)
c = early(None if len(sys.argv) > 3 else torch.zeros(3, 4))  # S: c (3, 4)
while best is not None:
    d = best.sum() + torch.zeros(7)  # S: d (7,)
    best = None

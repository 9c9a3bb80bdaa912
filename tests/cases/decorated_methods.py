"""Methods behind decorators whose inner functions take the object with the rest: `def inner(*args, **kwargs)`."""

import functools

import torch
from torch import nn


def timed(function):
    @functools.wraps(function)
    def inner(*args, **kwargs):
        return function(*args, **kwargs)

    return inner


class Head(nn.Module):
    def __init__(self, before, after):
        super().__init__()
        self.linear = nn.Linear(before, after)

    @timed
    def forward(self, x, *, flat=False):
        y = self.linear(x)  # E: linear-in-features (3, 6)
        return y.flatten() if flat else y

    @timed
    def wide(self, x):
        return torch.cat([self(x), self.forward(x)], 1)


head = Head(5, 7)
a = head(torch.zeros(3, 5))  # S: a (3, 7)
b = head(torch.zeros(3, 5), flat=True)  # S: b (21,)
c = head.wide(torch.zeros(3, 5))  # S: c (3, 14)
head(torch.zeros(3, 6))


class Plain:
    width = 4

    def taken(*args):
        self, x = args
        return x @ torch.zeros(3, self.width)


d = Plain().taken(torch.zeros(2, 3))  # S: d (2, 4)

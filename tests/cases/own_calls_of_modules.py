"""Modules with a `__call__` of their own, which goes on to that of the library, and so to `forward`."""

import torch
from torch import nn


class Checked(nn.Module):
    def __call__(self, x, *rest, **named):
        assert x.dim() == 2
        return super().__call__(x, *rest, **named)


class Head(Checked):
    def __init__(self, before, after):
        super().__init__()
        self.linear = nn.Linear(before, after)

    def forward(self, x, *, flat=False, scale=None):
        y = self.linear(x)  # E: linear-in-features (3, 6)
        if scale is not None:
            y = y * scale  # E: broadcast-dimensions (3, 7) (4,)
        return y.flatten() if flat else y


head = Head(5, 7)
a = head(torch.zeros(3, 5))  # S: a (3, 7)
b = head(torch.zeros(3, 5), flat=True)  # S: b (21,)
c = head(torch.zeros(3, 5), scale=torch.zeros(7))  # S: c (3, 7)
head(torch.zeros(3, 6))
head(torch.zeros(3, 5), scale=torch.zeros(4))


class Counted(nn.Linear):
    def __call__(self, x):
        return super().__call__(x)


Counted(5, 2)(torch.zeros(3, 5))
plain = nn.Linear(5, 2)(torch.zeros(3, 5))  # S: plain (3, 2)

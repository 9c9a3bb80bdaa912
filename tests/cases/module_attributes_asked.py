"""Whether a module has an attribute: what its class, its constructor and torch.nn.Module give it."""

import torch
from torch import nn


class Block(nn.Module):
    """Has a projection only where the widths differ."""

    def __init__(self, width, out, inner):
        super().__init__()
        self.conv = nn.Conv2d(width, inner, 3, padding=1)
        if width != out:
            self.shortcut = nn.Conv2d(width, out, 1)

    def forward(self, x):
        shortcut = self.shortcut(x) if hasattr(self, "shortcut") else x
        return self.conv(x) + shortcut  # E: broadcast-dimensions (1, 7, 8, 8) (1, 4, 8, 8)


images = torch.zeros(1, 4, 8, 8)
wide = Block(4, 8, 8)(images)  # S: wide (1, 8, 8, 8)
same = Block(4, 4, 4)(images)  # S: same (1, 4, 8, 8)
Block(4, 4, 7)(images)


class Normed(nn.Module):
    """Asks with a default."""

    def __init__(self, width, normed):
        super().__init__()
        self.linear = nn.Linear(width, 2 * width)
        if normed:
            self.norm = nn.Linear(2 * width, 3)

    def forward(self, x):
        x = self.linear(x)
        norm = getattr(self, "norm", None)
        return x if norm is None else norm(x)


three = Normed(4, True)(torch.zeros(5, 4))  # S: three (5, 3)
eight = Normed(4, False)(torch.zeros(5, 4))  # S: eight (5, 8)
three + eight  # E: broadcast-dimensions (5, 3) (5, 8)


class Plain(nn.Module):
    scale = 2


plain = Plain()
a = torch.zeros(3 if hasattr(plain, "weight") else 4)  # S: a (4,)
b = torch.zeros(3 if hasattr(plain, "forward") else 4)  # S: b (3,)
c = torch.zeros(3 if hasattr(plain, "scale") else 4)  # S: c (3,)
d = torch.zeros(3 if hasattr(nn.Conv2d(1, 2, 3), "weight") else 4)  # S: d (3,)
e = torch.zeros(3 if hasattr(nn.Linear(1, 2), "out_features") else 4)  # S: e (3,)
f = torch.zeros(3 if hasattr(wide, "nothing") else 3)  # S: f (3,)
a + b  # E: broadcast-dimensions (4,) (3,)


class Registered(nn.Module):
    """Gets one by its name, as a string."""

    def __init__(self, size):
        super().__init__()
        self.register_buffer("mask", torch.zeros(size))

    def forward(self, x):
        return x + self.mask if hasattr(self, "mask") else x


g = Registered(3)(torch.zeros(2, 3))  # S: g (2, 3)

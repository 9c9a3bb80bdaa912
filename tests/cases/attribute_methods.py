"""Attributes set and read by the methods behind setattr and getattr."""

import torch
from torch import nn


class Tree(nn.Module):
    """Keeps its branches under numbered names."""

    def __init__(self, widths, last):
        super().__init__()
        self.count = len(widths) - 1
        for i in range(self.count):
            self.__setattr__("branch_%d" % i, nn.Linear(widths[i], widths[i + 1]))
        self.__setattr__("head", nn.Linear(last, 2))

    def forward(self, x):
        for i in range(self.count):
            branch = self.__getattr__("branch_%d" % i)
            x = branch(x)
        return self.head(x)  # E: linear-in-features (4, 7)


good = Tree([3, 5, 7], 7)(torch.zeros(4, 3))  # S: good (4, 2)
Tree([3, 5, 7], 6)(torch.zeros(4, 3))


class Sizes:
    def __init__(self):
        self.__setattr__("rows", 3)
        object.__setattr__(self, "columns", 4)


sizes = Sizes()
a = torch.zeros(sizes.rows, sizes.columns)  # S: a (3, 4)
b = torch.zeros(sizes.__getattribute__("columns"))  # S: b (4,)
a + torch.zeros(sizes.rows)  # E: broadcast-dimensions (3, 4) (3,)


class Changed:
    """Sets one that is there by its name."""

    def __init__(self):
        self.size = 2

    def grow(self):
        self.size = 6
        self.__setattr__("size", 3)


changed = Changed()
changed.grow()
c = torch.zeros(changed.size)  # S: c (3,)


class Guarded:
    """Goes on to the method of its base."""

    def __init__(self, size):
        self.size = size

    def __setattr__(self, name, value):
        super().__setattr__(name, value)


d = torch.zeros(Guarded(5).size)  # S: d (5,)
d + b  # E: broadcast-dimensions (5,) (4,)

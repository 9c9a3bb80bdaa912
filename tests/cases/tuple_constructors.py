"""Named tuples with a constructor of their own."""
from collections import namedtuple
from typing import NamedTuple

import torch


class Feature(namedtuple("Feature", ["name", "size", "width"])):
    __slots__ = ()

    def __new__(cls, name, size, width=8):
        if width == "auto":
            width = 6 * 2
        return super().__new__(cls, name, size, width)

    def total(self):
        return self.size * self.width


a = torch.zeros(Feature("a", 10).size, Feature("a", 10).width)  # S: a (10, 8)
b = torch.zeros(Feature("a", 10, "auto").width)  # S: b (12,)
c = torch.zeros(Feature("a", size=3, width=2).total())  # S: c (6,)
name, size, width = Feature("a", 5)
d = torch.zeros(size, width)  # S: d (5, 8)
torch.zeros(9) + torch.zeros(Feature("a", 5).width)  # E: broadcast-dimensions


class Named(namedtuple("Named", "name size width")):
    def __new__(cls, name, size, width=7):
        return super(Named, cls).__new__(cls, name, size, width)

    def __hash__(self):
        return self.name.__hash__()


class Plain(NamedTuple):
    size: int
    width: int = 4


e = torch.zeros(Named("b", 4).width, Plain(3).width)  # S: e (7, 4)


class Single:
    made = None

    def __new__(cls, size):
        if cls.made is None:
            cls.made = super().__new__(cls)
        return cls.made

    def __init__(self, size):
        self.size = size


f = torch.zeros(Single(3).size)  # S: f (3,)

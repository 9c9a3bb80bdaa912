"""Bases that are imported under another name, or stand behind a class of the program."""

import enum as enumerations
from enum import Enum as Choice

import torch
from torch import nn
from torch.nn import ModuleDict as Named
from torch.nn import Sequential as Chain


class Aliased(Chain):
    def __init__(self):
        super().__init__(nn.Linear(4, 5))
        self.more = nn.Linear(5, 6)


class First(nn.Sequential):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(4, 8)


class Second(First):
    def __init__(self):
        super().__init__()
        self.second = nn.Linear(8, 16)


class Plain(nn.Sequential):
    pass


class BehindPlain(Plain):
    def __init__(self):
        super().__init__(nn.Linear(4, 5))
        self.more = nn.Linear(5, 7)


class BehindWrong(Plain):
    def __init__(self):
        super().__init__(nn.Linear(4, 5))
        self.more = nn.Linear(6, 7)


class Entries(Named):
    def __init__(self):
        super().__init__()
        self.add_module("a", nn.Linear(4, 9))

    def forward(self, x):
        for layer in self.values():
            x = layer(x)  # E: linear-in-features (2, 5)
        return x


class Inherited(Entries):
    pass


class Width(Choice):
    SMALL = 3


class Height(enumerations.IntEnum):
    SMALL = 2


x = torch.zeros(2, 4)
a = Aliased()(x)  # S: a (2, 6)
b = First()(x)  # S: b (2, 8)
b = Second()(x)  # S: b (2, 16)
b = BehindPlain()(x)  # S: b (2, 7)
c = Entries()(x)  # S: c (2, 9)
c = Inherited()(x)  # S: c (2, 9)
d = torch.zeros(Width.SMALL.value, Height.SMALL.value)  # S: d (3, 2)
wrong = BehindWrong()
wrong(x)  # E: linear-in-features (2, 5)
Second()(torch.zeros(2, 5))  # E: linear-in-features (2, 5)
Inherited()(torch.zeros(2, 5))

"""super() along the order of the object's class, where a library's class comes next; special methods of bases."""

import abc
from collections import OrderedDict
from typing import Generic, TypeVar

import torch
from torch import nn
from torch.utils.data import Dataset

T = TypeVar("T")


class Bottle(nn.Module):
    def forward(self, x):
        if x.dim() <= 2:
            return super(Bottle, self).forward(x)  # E: linear-in-features (2, 5)
        size = x.size()[:2]
        x = super(Bottle, self).forward(x.view(size[0] * size[1], -1))  # E: linear-in-features (10, 6)
        return x.view(size[0], size[1], -1)


class Linear(Bottle, nn.Linear):
    pass


class Doubled(nn.Linear):
    def forward(self, x):
        return super().forward(x) * 2


class Wide:
    def __init__(self, size, **options):
        super().__init__(size, size * 2, **options)
        self.size = size


class WideLinear(Wide, nn.Linear):
    pass


class WideConvolution(Wide, nn.Conv2d):
    def __init__(self, size):
        super().__init__(size, kernel_size=3)


class Scaled(object):
    def __init__(self, scale=2, **options):
        super().__init__(**options)
        self.scale = scale


class Net(abc.ABC, Scaled, nn.Module):
    def __init__(self):
        super().__init__()
        nn.Module.__init__(self)
        self.linear = nn.Linear(self.scale, 3)

    def forward(self, x):
        return self.linear(x)


class Behind:
    def forward(self, x):
        return torch.zeros(9)

    def only(self):
        return 4


class Ahead(nn.Linear, Behind):
    pass


class Named:
    def __init__(self, width=5):
        self.width = width
        super().__init__()

    def _initialize_weights(self):
        self.weight = torch.zeros(self.width, 2)
        return self.weight


class Table(Dataset[int], Named):
    pass


class Initialized(Generic[T], nn.Module, Named):
    width = 3


a = Linear(3, 4)(torch.zeros(2, 3))  # S: a (2, 4)
a = Linear(3, 4)(torch.zeros(5, 2, 3))  # S: a (5, 2, 4)
Linear(3, 4)(torch.zeros(5, 2, 6))
Linear(3, 4)(torch.zeros(2, 5))
a = Doubled(3, 4)(torch.zeros(2, 3))  # S: a (2, 4)
a = Doubled(3, 4).forward(torch.zeros(2, 3))  # S: a (2, 4)
b = WideLinear(3)(torch.zeros(2, 3))  # S: b (2, 6)
WideLinear(3)(torch.zeros(2, 4))  # E: linear-in-features (2, 4)
b = WideConvolution(3)(torch.zeros(2, 3, 8, 8))  # S: b (2, 6, 6, 6)
net = Net()
c = net(torch.zeros(4, 2))  # S: c (4, 3)
net.train()
net.zero_grad()
d = Ahead(3, 4)(torch.zeros(2, 3))  # S: d (2, 4)
d = torch.zeros(Ahead(3, 4).only())  # S: d (4,)
d = torch.zeros(Table(7).width)  # S: d (7,)
d = Initialized()._initialize_weights()  # S: d (3, 2)


class Counting(dict):
    def __getitem__(self, key):
        return super().__getitem__(key) + 1


class Doubling(dict):
    def __setitem__(self, key, value):
        super().__setitem__(key, value * 2)


class Noted(Doubling, OrderedDict):
    def __setitem__(self, key, value):
        super().__setitem__(key, value + 1)


class Twice(list):
    def __getitem__(self, index):
        return super().__getitem__(index) * 2

    def __setitem__(self, index, value):
        super().__setitem__(index, value + 1)

    def __len__(self):
        return super().__len__() + 1

    def __iter__(self):
        return iter([item + 1 for item in super().__iter__()])

    def __contains__(self, item):
        return not super().__contains__(item)

    def append(self, item):
        super().append(item + 1)


class Reversed(nn.Sequential):
    def __getitem__(self, index):
        return super().__getitem__(-1 - index)


e = torch.zeros(Counting(n=3)["n"])  # S: e (4,)
doubling = Doubling()
doubling["k"] = 4
e = torch.zeros(doubling["k"])  # S: e (8,)
noted = Noted()
noted["k"] = 4
e = torch.zeros(noted["k"], len(noted))  # S: e (10, 1)
twice = Twice([1, 2])
twice.append(5)
f = torch.zeros(twice[0], twice[2], len(twice))  # S: f (2, 12, 4)
twice[1] = 4
f = torch.zeros(twice[0], twice[1])  # S: f (2, 10)
f = torch.zeros(*twice)  # S: f (2, 6, 7)
f = torch.zeros(3 if 5 in twice else 4)  # S: f (4,)
g = Reversed(nn.Linear(4, 5), nn.Linear(5, 6))[0](torch.zeros(2, 5))  # S: g (2, 6)

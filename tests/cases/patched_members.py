"""Members that are replaced after their class was made: what an object is called by, what a class counts."""
import types

import torch
from torch import nn


class Block(nn.Module):
    count = 0

    def __init__(self):
        super().__init__()
        Block.count += 1
        self.layer = nn.Linear(4 * Block.count, 4 * (self.count + 1))

    def forward(self, x):
        return self.layer(x)


class Later(Block):
    pass


net = nn.Sequential(Block(), Later(), Block())
a = net(torch.zeros(2, 4))  # S: a (2, 16)
b = torch.zeros(Block.count, Later.count)  # S: b (3, 3)
nn.Linear(12, 2)(a)  # E: linear-in-features


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 8)
        self.head = nn.Linear(9, 2)

    def forward(self, x):
        return self.head(self.layer(x))  # E: linear-in-features


def features(self, x):
    return self.layer(x)  # E: linear-in-features


plain = Model()
plain(torch.zeros(2, 4))
bound = Model()
bound.forward = types.MethodType(features, bound)
c = bound(torch.zeros(2, 4))  # S: c (2, 8)
free = Model()
free.forward = lambda x: free.layer(x)
d = free(x=torch.zeros(3, 4))  # S: d (3, 8)


class Patched(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 8)
        self.head = nn.Linear(9, 2)

    def forward(self, x):
        return self.head(self.layer(x))


Patched.forward = features
e = Patched()(torch.zeros(2, 4))  # S: e (2, 8)
Patched()(torch.zeros(2, 5))


class Chosen(nn.Module):
    def __init__(self, headless):
        super().__init__()
        self.layer = nn.Linear(4, 8)
        self.head = nn.Linear(8, 2)
        if headless:
            self.forward = self.without_head

    def without_head(self, x):
        return self.layer(x)

    def forward(self, x):
        return self.head(self.layer(x))


f = Chosen(True)(torch.zeros(2, 4))  # S: f (2, 8)
g = Chosen(False)(torch.zeros(2, 4))  # S: g (2, 2)


class Registry:
    made = []
    size = 3

    @classmethod
    def grow(cls, by):
        cls.size = cls.size + by
        return cls


h = torch.zeros(Registry.grow(2).size)  # S: h (5,)


class Registered(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 8)
        self.head = nn.Linear(8, 2)
        self.forward = self.layer

    def forward(self, x):
        return self.head(self.layer(x))


# a module that is stored becomes a child: the class's own forward is called
i = Registered()(torch.zeros(2, 4))  # S: i (2, 2)

"""A class with `__getattr__` says nothing of other classes: their attributes are what they were."""
import torch
from torch import nn


class Meters:
    def __init__(self):
        self.meters = {}

    def __getattr__(self, name):
        if name in self.meters:
            return self.meters[name]
        raise AttributeError(name)


class Frozen(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.register_buffer("weight", torch.ones(n))

    def forward(self, x):
        return x * self.weight.reshape(1, -1, 1, 1)


class Block(nn.Module):
    def __init__(self, n):
        super().__init__()
        self.norm = Frozen(n)
        self.convolution = nn.Conv2d(n, n, 3, padding=1)

    def forward(self, x):
        return x + self.norm(self.convolution(x))


class Renamed(nn.Module):
    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def __getattr__(self, name):
        try:
            return super().__getattr__(name)
        except AttributeError:
            return getattr(self.inner, name)


renamed = Renamed(Frozen(6))
a = renamed.weight  # A: a (6,)
network = nn.Sequential(*[Block(4) for _ in range(12)])
a = network(torch.zeros(2, 4, 8, 8))  # S: a (2, 4, 8, 8)
b = nn.Conv2d(3, 5, 1)(a)  # E: conv-in-channels
a = Frozen(6).weight  # S: a (6,)
meters = Meters()
meters.meters["loss"] = torch.zeros(7)
a = meters.loss  # A: a (7,)

"""Programs that go through the modules of a network, Sequentials as well, and put others in their places."""

from collections import OrderedDict

import torch
from torch import nn


class Narrow(nn.Module):
    def __init__(self, base, rank=2):
        super().__init__()
        self.down = nn.Linear(base.in_features, rank)
        self.up = nn.Linear(rank, base.out_features + 1)

    def forward(self, x):
        return self.up(self.down(x))  # E: linear-in-features (4, 21)


def swap(model):
    for name, child in model.named_children():
        if isinstance(child, nn.Linear):
            setattr(model, name, Narrow(child))
    return model


def deep(model):
    for name, child in model.named_children():
        if isinstance(child, nn.Linear):
            setattr(model, name, Narrow(child))
        else:
            deep(child)
    return model


x = torch.zeros(4, 12)
flat = swap(nn.Sequential(nn.Linear(12, 5), nn.ReLU()))
a = flat(x)  # S: a (4, 6)
inner = deep(nn.Sequential(nn.Linear(12, 5), nn.ReLU(), nn.Sequential(nn.Dropout(0.5))))
b = inner(x)  # S: b (4, 6)
untouched = nn.Sequential(nn.Linear(12, 5), nn.ReLU())
c = untouched(x)  # S: c (4, 5)
swap(nn.Sequential(nn.Linear(12, 20), nn.Linear(19, 2)))(x)

# they are called by their numbers where they have no names
parts = dict(untouched.named_children())
d = parts["0"](x)  # S: d (4, 5)
assert list(parts) == ["0", "1"]
named = swap(nn.Sequential(OrderedDict(first=nn.Linear(12, 5), second=nn.Linear(6, 3))))
e = named(x)  # S: e (4, 4)
nn.Linear(9, 9)(e)  # E: linear-in-features (4, 4)
assert not list(nn.Linear(2, 3).children())

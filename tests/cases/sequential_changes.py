"""Modules of a Sequential that are replaced from outside: what they give is open, and no error."""
from collections import OrderedDict

import torch
from torch import nn

x = torch.zeros(2, 4)
named = nn.Sequential(OrderedDict(first=nn.Linear(4, 8), second=nn.Linear(8, 3)))
a = named(x)  # S: a (2, 3)
named.second = nn.Linear(8, 5)
nn.Linear(5, 2)(named(x))

told = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
told.purpose = "head"
told.sizes = list(range(3))
b = told(x)  # S: b (2, 3)
nn.Linear(5, 2)(b)  # E: linear-in-features

shortened = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
del shortened[-1]
c = shortened(x)  # S: c (2, 8)
nn.Linear(3, 2)(c)  # E: linear-in-features

added = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
added.add_module("1", nn.Linear(8, 5))
nn.Linear(5, 2)(added(x))
longer = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
longer.add_module("2", nn.Linear(3, 7))
d = longer(x)  # S: d (2, 7)

filled = nn.Sequential()
filled.first = nn.Linear(4, 8)
filled.second = nn.Linear(8, 5)
nn.Linear(5, 2)(filled(x))

sizes = [4, 5, 6, 7]
del sizes[1]
e = torch.zeros(sizes)  # S: e (4, 6, 7)
del sizes[-1]
f = torch.zeros(sizes)  # S: f (4, 6)
sizes.append(2)
del sizes[0]
g = torch.zeros(sizes)  # S: g (6, 2)
del sizes[0:1]
torch.zeros(3) + torch.zeros(sizes)

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

# by its name from outside: a number is a place
numbered = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
setattr(numbered, "1", nn.Linear(8, 5))
h = numbered(x)  # S: h (2, 5)
nn.Linear(3, 2)(h)  # E: linear-in-features
setattr(named, "second", nn.Linear(8, 6))
nn.Linear(6, 2)(named(x))
registered = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 3))
registered._modules["1"] = nn.Linear(8, 6)
i = registered(x)  # S: i (2, 6)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 3))
        self._modules["extra"] = nn.Linear(3, 3)

    def forward(self, x):
        return self.body(x)  # E: linear-in-features


net = Net()
net.body._modules["2"] = nn.Linear(8, 9)
j = net(x)  # S: j (2, 9)
setattr(net.body, "2", nn.Identity())
k = net(x)  # S: k (2, 8)
setattr(net.body, "2", nn.Linear(9, 9))
net(x)  # one finding, in what is called
for name, module in net.body.named_children():
    if isinstance(module, nn.ReLU):
        setattr(net.body, name, nn.GELU())
net(x)
sizes = [1, 2]
sizes[0] = 5
l = torch.zeros(sizes)  # S: l (5, 2)

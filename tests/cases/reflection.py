"""hasattr, callable, getattr with a default, names looked up by strings."""
import importlib

import parts.sizes
import torch
import torch.nn as nn
import torchvision.models as models

nothing = open("file").read()
known = 4


class Thing:
    kind = 2

    def __init__(self):
        self.size = 3
        self.late = None

    def method(self):
        self.late = 4

    def __call__(self):
        return 5


class Bare:
    pass


class Net(nn.Module):
    def forward(self, x):
        return x


thing = Thing()
a = torch.zeros(3 if hasattr(thing, "kind") else 4, 3 if hasattr(thing, "size") else 4)  # S: a (3, 3)
a = torch.zeros(3 if hasattr(thing, "late") else 4, 3 if hasattr(Thing, "kind") else 4)  # S: a (3, 3)
a = torch.zeros(3 if hasattr(thing, "nowhere") else 4, 3 if hasattr(Bare, "nowhere") else 4)  # S: a (4, 4)
a = torch.zeros(3 if hasattr(5, "real") else 4, 3 if hasattr(5, "size") else 4)  # S: a (4, 4)
a = torch.zeros(3 if hasattr(torch.zeros(2), "shape") else 4)  # S: a (3,)
a = torch.zeros(3 if hasattr(nn.Linear(2, 3), "weight") else 4)  # A: a (3,)
b = torch.zeros(3 if callable(Bare) else 4, 3 if callable(len) else 4)  # S: b (3, 3)
b = torch.zeros(3 if callable(thing) else 4, 3 if callable(Bare()) else 4)  # S: b (3, 4)
b = torch.zeros(3 if callable(5) else 4, 3 if callable(Net()) else 4)  # S: b (4, 3)
c = torch.zeros(getattr(thing, "size", 9), getattr(thing, "nowhere", 9))  # A: c (3, 9)
c = torch.zeros(globals()["known"], parts.__dict__["state"])  # S: c (4, 2)
c = torch.zeros(vars(parts)["state"], importlib.import_module("parts.sizes").width)  # A: c (2, 4)
c = torch.zeros(importlib.import_module("parts").state, 1)  # S: c (2, 1)
c = torch.nn.__dict__["Linear"](4, 5)(torch.zeros(2, 4))  # S: c (2, 5)
c = importlib.import_module("torch").zeros(3, 2)  # S: c (3, 2)

d = torch.zeros(3 if hasattr(torch.zeros(2), "nowhere") else 4)  # A: d (4,)
d = torch.zeros(3 if hasattr(nothing, "size") else 4, 3 if hasattr(thing, nothing) else 4)  # A: d (4, 4)
d = torch.zeros(3 if hasattr(Net(), "nowhere") else 4, 3 if hasattr(Net, "nowhere") else 4)  # A: d (4, 4)
d = torch.zeros(3 if callable(nothing) else 4, 3 if callable(torch.unheard) else 4)  # A: d (4, 4)
d = torch.zeros(globals()[nothing], parts.__dict__["nowhere"])  # S: d (?, ?)
d = torch.zeros(thing.__dict__["size"], models.__dict__[nothing], torch.unheard[0])  # S: d (3, ?, ?)
d = torch.zeros(importlib.import_module(nothing).size, len(vars(thing)))  # S: d (?, ?)
d = torch.zeros(thing.method["a"], 1)  # S: d (?, 1)
d = torch.zeros(torch.zeros(2).unheard[0], 1)  # S: d (?, 1)

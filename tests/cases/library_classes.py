"""Classes and functions of libraries as values: what they are instances of, and their names."""

import functools
import types

import torch
from torch import nn


class NormAct(nn.BatchNorm2d):
    """A normalization with an activation behind it."""

    def __init__(self, channels, eps=1e-5, act_layer=nn.ReLU, inplace=True):
        super().__init__(channels, eps=eps)
        self.act = act_layer(inplace=inplace)

    def forward(self, x):
        return self.act(super().forward(x))


class GroupAct(nn.GroupNorm):
    """The same with groups."""

    def __init__(self, channels, groups=4, act_layer=nn.ReLU, inplace=True):
        super().__init__(groups, channels)
        self.act = act_layer(inplace=inplace)

    def forward(self, x):
        return self.act(super().forward(x))  # E: group-norm-channels


BY_NAME = dict(batchnorm2d=NormAct, groupnorm=GroupAct)
COMBINED = {m for n, m in BY_NAME.items()}


def combined(layer, act_layer=nn.ReLU):
    settings = {}
    if isinstance(layer, functools.partial):
        settings.update(layer.keywords)
        layer = layer.func
    if isinstance(layer, str):
        found = BY_NAME[layer.replace("_", "").lower()]
    elif layer in COMBINED:
        found = layer
    elif isinstance(layer, types.FunctionType):
        found = layer
    else:
        name = layer.__name__.lower()
        found = BY_NAME.get(name, None)
        assert found is not None, f"nothing for {name}"
    settings.setdefault("act_layer", act_layer)
    return functools.partial(found, **settings)


class Block(nn.Module):
    """A convolution with what `combined` finds."""

    def __init__(self, layer, channels=8):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3, padding=1)
        self.norm = combined(layer)(channels, inplace=True)

    def forward(self, x):
        return self.norm(self.conv(x))


images = torch.zeros(2, 3, 6, 6)
a = Block(nn.BatchNorm2d)(images)  # S: a (2, 8, 6, 6)
b = Block(functools.partial(nn.BatchNorm2d, eps=1e-3))(images)  # S: b (2, 8, 6, 6)
c = Block("group_norm")(images)  # S: c (2, 8, 6, 6)
d = Block(NormAct)(images)  # S: d (2, 8, 6, 6)

conv, relu = nn.Conv2d, torch.relu
names = {"Conv2d": 3, "relu": 4, "int": 5}
e = torch.zeros(names[conv.__name__], names[relu.__name__], names[int.__name__])  # S: e (3, 4, 5)
f = torch.zeros(3 if isinstance(conv, str) else 2, 3 if isinstance(conv, type) else 2)  # S: f (2, 3)
g = torch.zeros(3 if isinstance(conv, nn.Module) else 2)  # S: g (2,)
h = torch.zeros(3 if isinstance(relu, (str, tuple)) else 2)  # S: h (2,)


def by_class(layer):
    name = layer.__class__.__name__
    return torch.zeros(2 if name.find("Conv") != -1 else 3)




class Own(nn.Conv2d):
    """Has a class of the project."""


i = by_class(nn.Conv2d(3, 8, 3))  # S: i (2,)
j = by_class(nn.Linear(3, 8))  # S: j (3,)
Block(nn.GroupNorm, 12)(images)
k = by_class(Own(3, 8, 3))  # S: k (3,)
word = "first second"
m = torch.zeros(word.find("second"), word.find("first") + 1, word.find("third") + 2)  # S: m (6, 1, 1)
n = torch.zeros(word.find("first", 3) + 2)  # S: n (...)
o = torch.zeros(word.find(""), 2)  # S: o (0, 2)

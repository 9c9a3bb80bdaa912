"""Entries that are taken out of a dictionary: what is left has its order, and one that was not there changes nothing."""

import torch
from torch import nn


def block(width, size=3, depth=1):
    return nn.Linear(width, size * depth)


def without_prefix(prefix, options):
    return {key[len(prefix) :]: value for key, value in options.items() if key.startswith(prefix)}


def build(width, **options):
    own = without_prefix("own_", options)
    own.pop("scale", None)
    again = {key: value for key, value in own.items()}
    return block(width, **again)


x = torch.zeros(2, 8)
a = build(8)(x)  # S: a (2, 3)
b = build(8, own_size=5)(x)  # S: b (2, 5)
c = build(8, own_size=5, own_depth=2, own_scale=7)(x)  # S: c (2, 10)
d = build(8, other=5)(x) + torch.zeros(2, 5)  # E: broadcast-dimensions (2, 3) (2, 5)

sizes = {"first": 4, "second": 5, "third": 6}
gone = sizes.pop("second")
names = list(sizes)
assert names == ["first", "third"]
layers = nn.Sequential(*[nn.Linear(8, 8) for _ in sizes], nn.Linear(8, sizes[names[1]]))
e = layers(x)  # S: e (2, 6)
f = torch.zeros(len(sizes), gone) + 0  # S: f (2, 5)
del sizes["first"]
g = torch.zeros(len(sizes), sum(sizes.values())) + 0  # S: g (1, 6)
for name in ("third", "fourth"):
    sizes.pop(name, None)
h = torch.zeros(len(sizes), 2) + 0  # S: h (0, 2)
nn.Linear(5, 2)(e)  # E: linear-in-features (2, 6)


# what a base class is given by name, some of it written out: the rest keeps its order as well
class Layers:
    def __init__(self, width, causal=False, **options):
        self.sizes = [value for value in options.values()]
        self.layer = nn.Linear(width, sum(self.sizes) + len(options))


class Decoder(Layers):
    def __init__(self, **options):
        super().__init__(causal=True, **options)


class Extended(Layers):
    def __init__(self, width, **options):
        super().__init__(width, last=1, **options, more=7)


i = Decoder(width=8, first=2, second=3).layer(x)  # S: i (2, 7)
j = Extended(8, first=2).layer(x)  # S: j (2, 13)
k = torch.zeros(*Extended(8, first=2).sizes) + 0  # S: k (1, 2, 7)
m = torch.zeros(len(Decoder(width=8).sizes), 3) + 0  # S: m (0, 3)
n = nn.Linear(7, 1)(j)  # E: linear-in-features (2, 13)

"""Attributes that come out of dictionaries: configurations that update themselves, buffers in place of None."""
import torch
from torch import nn


class Options:
    def __init__(self, **given):
        self.__dict__.update(given)

    def merge(self, given):
        self.__dict__.update(given)

    def replace(self, given):
        for name, value in given.items():
            setattr(self, name, value)


options = Options(size=3, width=4)
a = torch.zeros(options.size, options.width)  # S: a (3, 4)


def default():
    made = Options()
    made.layers = None
    made.embedding = None
    made.kind = "small"
    return made


sizes = {"small": dict(layers=2, embedding=8), "big": dict(layers=4, embedding=16)}
options = default()
options.kind = "big"
options.merge(sizes[options.kind])
b = nn.Linear(options.embedding, 3 * options.embedding)(torch.zeros(3, 16))  # A: b (3, 48)
other = default()
other.replace(sizes["small"])
c = nn.Linear(other.embedding, other.layers)(torch.zeros(3, 8))  # A: c (3, 2)
other.layers = 5
vars(other).update(width=6)
d = torch.zeros(other.width, 2)  # S: d (6, 2)


class Masked(nn.Module):
    def __init__(self):
        super().__init__()
        self.mask = None
        self.register_buffer("mask", torch.zeros(3, 4))

    def forward(self, x):
        return x + self.mask


e = Masked()(torch.zeros(3, 4))  # S: e (3, 4)


# ---- a default stored first, and a keyword that replaces it
class Defaults:
    def __init__(self, **options):
        self.breadth = 8
        self.height = 3
        self.__dict__.update(options)


class Looped:
    def __init__(self, **options):
        self.breadth = 8
        for word, value in options.items():
            setattr(self, word, value)


class OfMapping:
    def __init__(self, options):
        vars(self).update(options)


z = torch.zeros(2, Defaults(breadth=6).breadth)[0]  # S: z (6,)
z = torch.zeros(2, Defaults(breadth=6).height)[0]  # S: z (3,)
z = torch.zeros(2, Defaults().breadth)[0]  # S: z (8,)
z = torch.zeros(2, Looped(breadth=7).breadth)[0]  # S: z (7,)
z = torch.zeros(2, OfMapping({"one_size": 3, "other": 4}).one_size)[0]  # S: z (3,)
torch.zeros(2, Defaults(breadth=6).breadth) @ torch.zeros(8, 2)  # E: matmul-inner-dimensions (2, 6) (8, 2)

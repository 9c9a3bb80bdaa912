"""What loops over unknown things put into a dictionary is joined: it may be empty, and nobody says so."""

import json

import numpy as np
import torch
from torch import nn

sizes = json.load(open("sizes.json"))


def found(sizes):
    tensors = {}
    for name, size in sizes.items():
        tensors[name] = torch.zeros(size, 4)
    return torch.cat(list(tensors.values()), -1)


def layered(sizes):
    layers = nn.ModuleDict()
    for name in sizes.keys():
        layers[name] = nn.Linear(3, 4)
    tensors = {}
    for name, layer in layers.items():
        tensors[name] = layer(torch.zeros(2, 3))
    return torch.stack(list(tensors.values()))


found(sizes)
layered(sizes)
torch.cat(list({"a": torch.zeros(2, 4), "b": torch.zeros(3, 4)}.values())) @ torch.zeros(4, 1)
torch.cat(list({"a": torch.zeros(2, 4), "b": torch.zeros(3, 5)}.values()))  # E: cat-dimensions
torch.cat(())  # E: join-empty
np.concatenate([])  # E: join-empty


def initialized(layer, kind):
    if kind == "ones":
        nn.init.ones_(layer.weight)
    elif kind == "nothing":
        pass
    else:
        assert 1 < 0, "another kind"
    return layer.weight


a = initialized(nn.Linear(3, 4), sizes["kind"]) + 0  # S: a (4, 3)
size = 3
assert size < 0, "but this compares something"  # E: assertion-fails

"""Adapters in a model of as many blocks as real ones have: each is found by its dotted name, its parent step by step."""

import torch
from torch import nn


class Adapted(nn.Module):
    def __init__(self, base, rank, wide=0):
        super().__init__()
        self.base = base
        self.down = nn.Parameter(torch.randn(rank, base.in_features))
        self.up = nn.Parameter(torch.zeros(base.out_features + wide, rank))

    def forward(self, x):
        return self.base(x) + x @ self.down.t() @ self.up.t()  # E: broadcast-dimensions (2, 7, 16) (2, 7, 17)


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.query = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        self.norm = nn.LayerNorm(width)

    def forward(self, x):
        h = self.norm(x)
        weights = torch.softmax(self.query(h) @ h.transpose(1, 2), -1)
        return x + self.out(weights @ self.value(h))


class Model(nn.Module):
    def __init__(self, width=16, depth=8):
        super().__init__()
        self.embed = nn.Embedding(50, width)
        self.layers = nn.ModuleList([Block(width) for _ in range(depth)])
        self.tail = nn.Sequential(nn.Linear(width, 20), nn.ReLU(), nn.Linear(20, 4))

    def forward(self, x):
        x = self.embed(x)
        for layer in self.layers:
            x = layer(x)
        return self.tail(x)


def inject(model, rank, words, wide=0):
    for name, module in list(model.named_modules()):
        if isinstance(module, nn.Linear) and name.split(".")[-1] in words:
            parent = model
            parts = name.split(".")
            for part in parts[:-1]:
                parent = getattr(parent, part)
            setattr(parent, parts[-1], Adapted(module, rank, wide))
    return model


def by_dictionary(model, word):
    modules = dict(model.named_modules())
    for name, module in modules.items():
        if isinstance(module, nn.Linear) and name.endswith(word):
            path, last = name.rsplit(".", 1)
            setattr(modules[path], last, Adapted(module, 3))
    return model


tokens = torch.zeros(2, 7, dtype=torch.long)
model = inject(Model(), 4, ("query", "value"))
a = model(tokens)  # S: a (2, 7, 4)
b = model.layers[7].query.down + 0  # S: b (4, 16)
c = model.layers[7].out(torch.zeros(5, 16))  # S: c (5, 16)
nn.Linear(5, 5)(b)  # E: linear-in-features (4, 16)
# by numbers: the parts of a Sequential, and the layers themselves
d = inject(Model(), 4, ("0",))
e = d.tail[0].down + 0  # S: e (4, 16)
f = getattr(d.layers, "3").query.weight + 0  # S: f (16, 16)
g = by_dictionary(Model(), "out")
h = g.layers[2].out.down + 0  # S: h (3, 16)
inject(Model(), 4, ("query",), 1)(tokens)

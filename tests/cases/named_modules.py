"""Adapters put around the layers that named_modules() finds, by the names of their parents."""

import torch
from torch import nn


class Adapted(nn.Module):
    def __init__(self, base, rank=4, wide=0):
        super().__init__()
        self.base = base
        self.a = nn.Parameter(torch.zeros(rank, base.in_features))
        self.b = nn.Parameter(torch.zeros(base.out_features + wide, rank))
        self.wide = wide

    def forward(self, x):
        if self.wide:
            return x @ self.a.T @ self.b.T
        return self.base(x) + x @ self.a.T @ self.b.T


class Attention(nn.Module):
    def __init__(self, dim):
        super().__init__()
        self.q_proj = nn.Linear(dim, dim)
        self.o_proj = nn.Linear(dim, dim)

    def forward(self, x):
        return self.o_proj(torch.relu(self.q_proj(x)))  # E: linear-in-features (5, 25)


class Model(nn.Module):
    def __init__(self, dim=24):
        super().__init__()
        self.first = Attention(dim)
        self.layers = nn.ModuleList([Attention(dim) for _ in range(2)])
        self.head = nn.Linear(dim, 3)

    def forward(self, x):
        x = self.first(x)
        for layer in self.layers:
            x = layer(x)
        return self.head(x)


def parent_of(model, name):
    *path, last = name.split(".")
    for part in path:
        model = getattr(model, part)
    return model, last


def by_steps(model, words):
    for name, module in list(model.named_modules()):
        if isinstance(module, nn.Linear) and name.split(".")[-1] in words:
            parent, last = parent_of(model, name)
            setattr(parent, last, Adapted(module))
    return model


def by_path(model, word, wide):
    for name, module in list(model.named_modules()):
        if isinstance(module, nn.Linear) and name.endswith(word):
            path, last = name.rsplit(".", 1)
            setattr(model.get_submodule(path), last, Adapted(module, wide=wide))
    return model


x = torch.zeros(5, 24)
plain = Model()
a = plain(x)  # S: a (5, 3)
names = [name for name, _ in plain.named_modules()]
b = torch.zeros(len(names)) + 0  # S: b (12,)
assert names[:4] == ["", "first", "first.q_proj", "first.o_proj"]
assert names[4:7] == ["layers", "layers.0", "layers.0.q_proj"]
c = plain.get_submodule("layers.1.q_proj")(x)  # S: c (5, 24)
adapted = by_steps(Model(), {"q_proj", "o_proj"})
d = adapted(x)  # S: d (5, 3)
e = adapted.first.q_proj.a + 0  # S: e (4, 24)
f = by_path(Model(), "o_proj", 0)(x)  # S: f (5, 3)
by_path(Model(), "q_proj", 1)(x)

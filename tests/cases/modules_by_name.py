"""Modules that a ModuleDict holds are attributes of it as well."""

from collections import OrderedDict

import torch
import torch.nn as nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.parts = nn.ModuleDict(
            dict(
                table=nn.Embedding(100, 32),
                layers=nn.ModuleList([nn.Linear(32, 32) for _ in range(3)]),
                norm=nn.LayerNorm(16),
            )
        )
        self.head = nn.ModuleDict({"first": nn.Linear(32, 8)})

    def forward(self, tokens):
        x = self.parts.table(tokens)  # S: x (4, 7, 32)
        for layer in self.parts.layers:
            x = layer(x)
        self.parts.norm(x)  # E: layer-norm-shape
        self.parts.table.weight @ x  # E: matmul-inner-dimensions (100, 32) (4, 7, 32)
        return self.head.first(x)


model = Model()
model.parts.train()
scores = model(torch.zeros(4, 7, dtype=torch.long))  # S: scores (4, 7, 8)

# ---- children by the names that they were registered with


def normed(size, kernel):
    block = nn.Sequential()
    block.add_module("convolved", nn.Conv2d(size, 8, kernel, bias=False))
    block.add_module("normed", nn.BatchNorm2d(8))
    return block


block = normed(4, 3)
a = block.convolved.weight  # S: a (8, 4, 3, 3)
a = block.normed.weight  # S: a (8,)
named = nn.Sequential(OrderedDict([("first", nn.Linear(2, 3)), ("second", nn.Linear(3, 4))]))
a = named.second.weight  # S: a (4, 3)
a = named(torch.zeros(5, 2))  # S: a (5, 4)
named.second(torch.zeros(5, 2))  # E: linear-in-features (5, 2)


class Pruned(nn.Module):
    def __init__(self):
        super().__init__()
        self.branch = nn.Linear(2, 3)
        self.kept = nn.Linear(2, 4)

    def prune(self):
        self.__delattr__("branch")
        delattr(self, "other")

    def forward(self, x):
        return self.kept(x)


pruned = Pruned()
pruned.prune()
a = pruned(torch.zeros(5, 2))  # S: a (5, 4)

# a module replaces another one that was added under the same name
doubled = nn.Sequential()
apart = nn.Sequential()
for i in range(2):
    doubled.add_module("layer_%d" % i, nn.Linear(7, 7))
    doubled.add_module("layer_%d" % i, nn.Linear(2, 2))
    apart.add_module("layer_%d" % i, nn.Linear(2, 2))
doubled(torch.zeros(5, 2))
a = apart(torch.zeros(5, 2))  # S: a (5, 2)
apart(torch.zeros(5, 3))  # E: linear-in-features (5, 3)

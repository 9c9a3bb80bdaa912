"""Layers of a Sequential that are replaced or added where it has another name than where it was built."""
import torch
from torch import nn


def build():
    net = nn.Sequential(nn.Linear(8, 4), nn.ReLU())
    return net


def adapted(model, size):
    model[0] = nn.Linear(size, 4)
    return model


def longer(body, size):
    body.append(nn.Linear(4, size))


class Wrapped(nn.Module):
    def __init__(self, body):
        super().__init__()
        self.body = body

    def grow(self, size):
        self.body.append(nn.Linear(4, size))

    def forward(self, x):
        return self.body(x)


x = torch.zeros(3, 8)
kept = build()
a = kept(x)  # S: a (3, 4)
mine = build()
mine[0] = nn.Linear(6, 5)
a = mine(torch.zeros(3, 6))  # S: a (3, 5)
mine(x)  # E: linear-in-features (3, 8)
other = adapted(build(), 7)
a = other(torch.zeros(3, 7))  # S: a (3, 4)
other(x)  # E: linear-in-features (3, 8)
third = build()
longer(third, 2)
a = third(x)  # S: a (3, 2)
a.view(3, 4)  # E: reshape-element-count (3, 2)
wrapped = Wrapped(build())
a = wrapped(x)  # S: a (3, 4)
wrapped.grow(9)
a = wrapped(x)  # S: a (3, 9)
a = kept(x)  # S: a (3, 4)

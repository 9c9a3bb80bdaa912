"""Functions and layers that nothing uses start with their own defaults; only what has none is unknown."""

import torch
import torch.nn as nn


def product(width=8):
    return torch.zeros(4, width) @ torch.zeros(9, 2)  # E: matmul-inner-dimensions (4, 8) (9, 2)


def grown(x, width=8):
    y = x @ torch.zeros(5, 2)
    z = torch.zeros(3, width)  # S: z (3, 8)
    return y, z @ torch.zeros(9, 3)  # E: matmul-inner-dimensions (3, 8) (9, 3)


class Network(nn.Module):
    def __init__(self, classes=10, hidden=(16, 32)):
        super().__init__()
        layers = []
        size = 5
        for n in hidden:
            layers.append(nn.Linear(size, n))
            size = n
        self.layers = nn.Sequential(*layers)
        self.head = nn.Linear(30, classes)

    def forward(self, x):
        return self.head(self.layers(x))  # E: linear-in-features (..., 32)


class Encoder(nn.Module):
    def __init__(self, size, hidden=(16, 32)):
        super().__init__()
        self.first = nn.Linear(size, hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.third = nn.Linear(hidden[0], 4)

    def forward(self, x):
        x = self.second(self.first(x))  # S: x (..., 32)
        return self.third(x)  # E: linear-in-features (..., 32)


class Sound(nn.Module):
    def __init__(self, size, hidden=(16, 32), classes=4):
        super().__init__()
        self.first = nn.Linear(size, hidden[0])
        self.last = nn.Linear(hidden[0], classes)

    def forward(self, x):
        y = self.last(self.first(x))  # S: y (..., 4)
        return y

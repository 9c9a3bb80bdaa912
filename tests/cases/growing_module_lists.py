"""Containers of modules that `+=` extends."""

import torch
from torch import nn


class Block(nn.Module):
    """Layers put into an empty ModuleList one by one."""

    def __init__(self, width, out, rates):
        super().__init__()
        self.layers = nn.ModuleList()
        for index, _ in enumerate(rates):
            self.layers += [nn.Conv2d(width if index == 0 else out, out, 3, 2 if index == 0 else 1, 1)]

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)  # E: conv-in-channels (2, 4, 32, 32)
        return x


good = Block(3, 8, [0.1, 0.2])(torch.zeros(2, 3, 32, 32))  # S: good (2, 8, 16, 16)
bad = Block(3, 8, [0.1])(torch.zeros(2, 4, 32, 32))

head = nn.Sequential(nn.Linear(4, 5))
head += nn.Sequential(nn.Linear(5, 6), nn.Linear(6, 7))
scores = head(torch.zeros(3, 4))  # S: scores (3, 7)

rows = nn.ModuleList([nn.Linear(2, 3)])
rows += [nn.Linear(3, 4)]
a = torch.zeros(len(rows))  # S: a (2,)
last = rows[-1](torch.zeros(1, 3))  # S: last (1, 4)
rows[-1](torch.zeros(1, 2))  # E: linear-in-features (1, 2)

"""The truth of modules: one that is no container is true, a container if modules are in it."""

from collections import OrderedDict

import torch
import torch.nn as nn


class Block(nn.Module):
    def __init__(self, inputs, outputs, stride=1, down=None):
        super().__init__()
        self.conv = nn.Conv2d(inputs, outputs, 3, padding=1, stride=stride)
        self.down = down

    def forward(self, x):
        kept = x
        if self.down:
            kept = self.down(x)
        return self.conv(x) + kept  # E: broadcast-dimensions (1, 8, 4, 4) (1, 3, 8, 8)


images = torch.zeros(1, 3, 8, 8)
a = Block(3, 8, 2, nn.Sequential(nn.Conv2d(3, 8, 1, stride=2)))(images)  # S: a (1, 8, 4, 4)
b = Block(3, 8, 2, nn.Conv2d(3, 8, 1, stride=2))(images)  # S: b (1, 8, 4, 4)
layers = [nn.Conv2d(3, 8, 1, stride=2)]
c = Block(3, 8, 2, nn.Sequential(*layers))(images)  # S: c (1, 8, 4, 4)
named = OrderedDict([("conv", nn.Conv2d(3, 8, 1, stride=2))])
d = Block(3, 8, 2, nn.Sequential(named))(images)  # S: d (1, 8, 4, 4)
Block(3, 8, 2)(images)
modules = nn.ModuleList([nn.Linear(2, 3)])
e = modules[0](torch.zeros(2)) if modules else torch.zeros(4)  # S: e (3,)
listed = nn.ModuleList(nn.Linear(2, 2) for _ in range(3))
f = torch.zeros(5) if not listed else torch.zeros(6)  # S: f (6,)
later = nn.Sequential()
later.add_module("first", nn.Linear(2, 3))
g = later(torch.zeros(2)) if later else torch.zeros(3)  # S: g (3,)

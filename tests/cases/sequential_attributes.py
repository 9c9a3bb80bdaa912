"""Classes that derive from Sequential and set their modules as attributes: applied in that order."""

import torch
from torch import nn


class Transition(nn.Sequential):
    def __init__(self, a, b):
        super().__init__()
        self.activation = nn.ReLU()
        self.channels = a
        self.conv = nn.Conv2d(a, b, 1)
        self.half = int(a / 2)
        self.pool = nn.AvgPool2d(2)


right = Transition(4, 6)(torch.zeros(1, 4, 8, 8))  # S: right (1, 6, 4, 4)
wrong = Transition(4, 6)(torch.zeros(1, 5, 8, 8))  # E: conv-in-channels


class More(nn.Sequential):
    def __init__(self):
        super().__init__(nn.Linear(3, 4))
        self.more = nn.Linear(4, 5)


longer = More()(torch.zeros(2, 3))  # S: longer (2, 5)


class Wider(nn.Sequential):
    def __init__(self, wide):
        super().__init__()
        self.add_module("first", nn.Linear(3, 4))
        if wide:
            self.second = nn.Linear(4, 9)
        else:
            self.other = nn.Linear(4, 5)


wide = Wider(True)(torch.zeros(2, 3))  # S: wide (2, 9)
narrow = Wider(False)(torch.zeros(2, 3))  # S: narrow (2, 5)


class Kept(nn.Sequential):
    def __init__(self, *layers):
        super().__init__(*layers)
        self.out_channels = len(layers)


kept = Kept(nn.Linear(3, 4), nn.Linear(4, 5))(torch.zeros(2, 3))  # S: kept (2, 5)

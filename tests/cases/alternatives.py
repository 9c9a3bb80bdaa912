"""Two things that a value can be: what is made of it twice is made of the same one."""
import sys

import numpy as np
import torch
from torch import nn


def make_divisible(v, divisor=8, min_value=None, round_limit=.9):
    min_value = min_value or divisor
    new_v = max(min_value, int(v + divisor / 2) // divisor * divisor)
    if new_v < round_limit * v:
        new_v += divisor
    return new_v


class ChannelAttn(nn.Module):
    def __init__(self, channels, rd_ratio=1./16, rd_divisor=1):
        super().__init__()
        rd_channels = make_divisible(channels * rd_ratio, rd_divisor, round_limit=0.)
        self.fc1 = nn.Conv2d(channels, rd_channels, 1)
        self.act = nn.ReLU()
        self.fc2 = nn.Conv2d(rd_channels, channels, 1)

    def forward(self, x):
        return self.fc2(self.act(self.fc1(x.mean((2, 3), keepdim=True))))


class Narrowed(nn.Module):
    """Its second layer takes another number of channels, whichever the first one gives."""

    def __init__(self, channels):
        super().__init__()
        reduced = make_divisible(channels * 0.25)
        self.fc1 = nn.Conv2d(channels, reduced, 1)
        self.fc2 = nn.Conv2d(reduced + 1, channels, 1)

    def forward(self, x):
        return self.fc2(self.fc1(x))  # E: conv-in-channels


# the number of dimensions is not known either
ChannelAttn(int(sys.argv[1]))(torch.from_numpy(np.load("x.npy")))
ChannelAttn(int(sys.argv[1]))(torch.zeros(2, int(sys.argv[1]), 8, 8))

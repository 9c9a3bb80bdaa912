"""Floats where integers are needed: what `/` gives, even if nothing is left over."""

import math
import sys

import numpy as np
import torch
from torch import nn

count = len(sys.argv)
width = 64
nn.Linear(width // 2, 10)
nn.Linear(width / 2, 10)  # E: float-size
nn.Linear(int(width / 2), 10)
nn.Conv2d(3, count / 2, 3)  # E: float-size
nn.Conv2d(3, math.ceil(count / 2), 3)
nn.Conv2d(3, round(width / 2), (3, 3))
nn.BatchNorm2d(1e2)  # E: float-size
a = torch.zeros(width / 4, 3)  # E: float-size
a = torch.zeros((3, width // 4))  # S: a (3, 16)
b = torch.zeros(4, 6)
b.view(24 / 3, -1)  # E: float-size
b.reshape(int(24 / 3), 3)
b.repeat(4 / 2, 1)  # E: float-size
np.zeros((3, count / 2))  # E: float-size
np.zeros(int(1e2))
np.ones(4).reshape(4 / 2, 2)  # E: float-size
for place in range(10 / 2):  # E: float-size
    print(place)
rows = np.zeros((10, 3))
rows[: count / 2]  # E: float-size
rows[: count // 2]
rows[10 / 2]  # E: float-size
names = ["a", "b", "c", "d"]
names[len(names) / 2]  # E: float-size
names[: len(names) // 2]
scale = {0.5: "half"}
scale[1 / 2]
torch.linspace(0, 1, 10 / 2)  # E: float-size
torch.linspace(0, 1 / 2, 10)
torch.arange(10 / 2)
nn.Dropout(1 / 2)


class Bottleneck(nn.Module):
    def __init__(self, planes):
        super().__init__()
        middle = planes / 4
        self.first = nn.Conv2d(planes, middle, 1)  # E: float-size
        self.second = nn.Conv2d(planes, planes, 1, padding=(3 - 1) // 2)


Bottleneck(256)


def either(flag):
    half = 5 / 2 if flag else 2
    return torch.zeros(half, 3)  # W: float-size


either(count > 3)


# what takes a float, or turns it into an integer
nn.InstanceNorm2d(64 / 2)
nn.MaxPool2d(6 / 2)
nn.Unfold(3.0)
parts = np.array_split(np.zeros((4, 4)), 4 / 2)
np.split(np.zeros((4, 4)), 4 / 2)
np.tri(3.0)
a = np.hanning(8 / 2) + np.hamming(4)
b = np.blackman(6)  # S: b (6,)
c = np.kaiser(count, 14)
b + np.bartlett(5)  # E: broadcast-dimensions (6,) (5,)
np.arange(8 / 2)
nn.MaxPool2d(4 / 2)(torch.zeros(1, 1, 4, 4))  # E: float-size

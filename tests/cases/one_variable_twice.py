"""One variable given twice has one value at a time, whichever branch made it."""

import json

import torch
from torch import nn


def divisible(v):
    rounded = max(4, int(v + 2) // 4 * 4)
    if rounded < 0.9 * v:
        rounded += 4
    return rounded


def width(wide):
    if wide:
        return 12
    return 8


channels = width(json.load(open("settings.json")))
out = nn.Conv2d(channels, channels, 3, groups=channels)(torch.zeros(1, channels, 9, 9))
parts = nn.Conv2d(channels, 24, 3, groups=8)  # W: conv-groups
for size in json.load(open("widths.json")):
    fitted = divisible(size)
    nn.Conv2d(fitted, fitted, 3, groups=fitted)

# what a layer was built with is what the same variable is where it is called
convolution = nn.Conv2d(channels, 5, 1)
seen = convolution(torch.zeros(1, channels, 9, 9))  # S: seen (1, 5, 9, 9)
convolution(torch.zeros(1, 8, 9, 9))  # W: conv-in-channels
linear = nn.Linear(channels, channels)
again = linear(linear(torch.zeros(4, channels)))
nn.BatchNorm2d(channels)(torch.zeros(4, channels, 2, 2))
other = width(json.load(open("others.json")))
linear(torch.zeros(4, other))  # W: linear-in-features


class Net(nn.Module):
    def __init__(self, wide):
        super().__init__()
        self.size = 16 if wide else 32
        self.linear = nn.Linear(self.size, 2)

    def forward(self, x):
        return self.linear(x.view(-1, self.size))


net = Net(json.load(open("settings.json")))
last = net(torch.zeros(4, 8, 8))

# layers that many rounds build are told apart by nothing
layers = []
for size in json.load(open("widths.json")):
    layers.append(nn.Linear(12 if size > 3 else 8, 4))
    layers[0](torch.zeros(2, 12 if size > 3 else 8))  # W: linear-in-features

"""A layer that a round builds and calls has been given what that round has, however many rounds there are."""

import torch
from torch import nn


def pick(i):
    return [8, 16, 32, 64][i]


class Block(nn.Module):
    """Convolutions of one width."""

    def __init__(self, width):
        super().__init__()
        self.first = nn.Conv2d(width, width, 1)
        self.others = nn.ModuleList([nn.Conv2d(width, width, 1) for _ in range(90)])

    def forward(self, x):
        x = self.first(x)
        for conv in self.others:
            x = conv(x)
        return x


class Small(nn.Module):
    """One convolution."""

    def __init__(self, width):
        super().__init__()
        self.conv = nn.Conv2d(width, width, 1)

    def forward(self, x):
        return self.conv(x)  # E: conv-in-channels


for i in range(100):
    width = pick(i % 4)
    images = torch.zeros(1, width, 4, 4)
    conv = nn.Conv2d(width, 8, 1)
    a = conv(images)  # S: a (1, 8, 4, 4)
    nn.BatchNorm2d(width)(images)
    block = Block(width)
    b = block(images).sum((1, 2, 3))  # S: b (1,)
    nn.Sequential(nn.Conv2d(width, 3, 1), nn.BatchNorm2d(3))(images)

# one of another round has another width
older = nn.Conv2d(8, 8, 1)
for i in range(100):
    width = pick(i % 4)
    conv = nn.Conv2d(width, 8, 1)
    older(torch.zeros(1, width, 4, 4))  # E: conv-in-channels
    older = conv

kept = []
for i in range(100):
    width = pick(i % 4)
    conv = nn.Conv2d(width, 8, 1)
    kept.append(conv)
    kept[0](torch.zeros(1, width, 4, 4))  # E: conv-in-channels

for i in range(100):
    width, other = pick(i % 4), pick((i + 1) % 4)
    conv = nn.Conv2d(width, 8, 1)
    conv(torch.zeros(1, other, 4, 4))  # E: conv-in-channels

for i in range(100):
    width = pick(i % 4)
    small = Small(width)
    small(torch.zeros(1, pick((i + 1) % 4), 4, 4))

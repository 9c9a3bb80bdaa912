"""Operators on the bits of whole numbers, and what branches on them lead to."""

import math
import sys

import torch
from torch import nn

n = 6
a = torch.zeros(n & 3)  # S: a (2,)
b = torch.zeros(n | 9)  # S: b (15,)
c = torch.zeros(n ^ 3)  # S: c (5,)
d = torch.zeros(1 << n)  # S: d (64,)
e = torch.zeros(n >> 1)  # S: e (3,)
f = torch.zeros(n.bit_length())  # S: f (3,)
g = torch.zeros(1 << (n - 1).bit_length())  # S: g (8,)
h = torch.zeros((0).bit_length())  # S: h (0,)
torch.zeros(n & 3) + torch.zeros(5)  # E: broadcast-dimensions (2,) (5,)

# what is known of sizes is known of shifted ones
size = len(sys.argv) << 2
i = torch.zeros(size).view(-1, 4)
torch.zeros(2, size >> 1) @ torch.zeros(size >> 1, 3)

# branches that are not taken
if (n & (n - 1)) == 0:
    torch.zeros(3) + torch.zeros(2)
if (8 & 7) == 0:
    torch.zeros(3) + torch.zeros(2)  # E: broadcast-dimensions
if True & (n > 7) | False:
    torch.zeros(3) + torch.zeros(2)
if (n > 5) ^ False:
    torch.zeros(3) + torch.zeros(2)  # E: broadcast-dimensions

# what is not known: numbers with a sign, and other numbers
j = torch.zeros(4, (-n & 7) + 1)  # A: j (4, ?)
k = torch.zeros(4, len(sys.argv) & 7)  # A: k (4, ?)


class Upsampler(nn.Sequential):
    def __init__(self, scale, features, wide):
        parts = []
        if (scale & (scale - 1)) == 0:
            for _ in range(int(math.log(scale, 2))):
                parts.append(nn.Conv2d(features, wide * features, 3, padding=1))
                parts.append(nn.PixelShuffle(2))
        elif scale == 3:
            parts.append(nn.Conv2d(features, wide * features, 3, padding=1))
            parts.append(nn.PixelShuffle(3))
        super().__init__(*parts)


images = torch.rand(1, 8, 12, 12)
third = Upsampler(3, 8, 9)(images)  # S: third (1, 8, 36, 36)
fourth = Upsampler(4, 8, 4)(images)  # S: fourth (1, 8, 48, 48)
Upsampler(3, 8, 4)(images)  # E: pixel-shuffle-channels

"""Slices of lists in steps other than one, backwards from an item to another."""
import sys

import numpy as np
import torch
from torch import nn

sizes = [784, 512, 256, 128, 64]
a = np.zeros(sizes[::-1])  # S: a (64, 128, 256, 512, 784)
b = np.zeros(sizes[-2::-1])  # S: b (128, 256, 512, 784)
c = np.zeros(sizes[::2])  # S: c (784, 256, 64)
d = np.zeros(sizes[3:0:-1])  # S: d (128, 256, 512)
e = np.zeros(sizes[1::3])  # S: e (512, 64)
f = np.zeros(sizes[10:-10:-2])  # S: f (64, 256, 784)
g = np.zeros(sizes[-1:1:-2])  # S: g (64, 256)
h = np.zeros(sizes[0:3:-1])  # S: h ()
i = np.zeros(tuple(sizes)[2::-1])  # S: i (256, 512, 784)
j = np.zeros(sizes[1:4:2])  # S: j (512, 128)
k = np.zeros(list(range(10))[8:2:-3])  # S: k (8, 5)
unknown = np.zeros(sizes[:: len(sys.argv)])  # S: unknown (...)


class AutoEncoder(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        layers = []
        for before, after in zip(sizes[:-1], sizes[1:]):
            layers += [nn.Linear(before, after), nn.ReLU()]
        before = sizes[-1]
        for after in sizes[-2::-1]:
            layers.append(nn.Linear(before, after))
            before = after
        self.layers = nn.Sequential(*layers)

    def forward(self, x):
        return self.layers(x)  # E: linear-in-features


restored = AutoEncoder(sizes)(torch.zeros(4, 784))  # S: restored (4, 784)
AutoEncoder(sizes[::-1])(torch.zeros(4, 64))
AutoEncoder(sizes[::-1])(torch.zeros(4, 784))

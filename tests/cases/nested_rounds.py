"""Loops around loops around loops: the few rounds of layers that are made are followed each."""

import torch
from torch import nn

layers = []
channels = 3
for stage in range(3):
    for block in range(2):
        for _ in range(2):
            layers.append(nn.Linear(channels, 4 + 2 * stage))
            channels = 4 + 2 * stage
x = torch.zeros(5, 3)
for layer in layers:
    x = layer(x)
y = x.view(40)  # S: y (40,)
z = x.view(41)  # E: reshape-element-count (5, 8)


"""A starred name takes what is left of a sequence, also where nobody knows how much that is."""

import json

import numpy as np
import torch
from torch import nn

sizes = json.load(open("sizes.json"))
first, *others = torch.zeros(50, 3).split(sizes, dim=-1)
last = others[0].sum(1)  # S: last (50,)
others[-1] + torch.zeros(40, 1)  # E: broadcast-dimensions
layers = [nn.Linear(8, 8) for _ in sizes]
entry, *middle, end = layers
x = entry(torch.zeros(2, 8))
for layer in middle:
    x = layer(x)
out = end(x) + 0  # S: out (2, 8)
middle[0](torch.zeros(2, 9))  # E: linear-in-features
*history, newest = tuple(np.zeros(4) for _ in sizes)
mean = np.stack(history).mean(0) + newest  # S: mean (4,)
history[0] + np.zeros(3)  # E: broadcast-dimensions (4,) (3,)
head, *tail = [torch.zeros(2), torch.zeros(3), torch.zeros(4)]
tail[1] + torch.zeros(3)  # E: broadcast-dimensions (4,) (3,)

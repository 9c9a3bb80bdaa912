"""Comprehensions that leave some items out: how many stay is known if each condition is, and may be anything otherwise."""
import random

import numpy as np
import torch
from torch import nn

chosen = np.random.choice(60, 20)
rest = [index for index in range(60) if index not in chosen]
rows = np.zeros((60, 3))
a = rows[rest] @ np.zeros((3, 2))  # A: a (?, 2)
rows[rest] @ np.zeros((4, 2))  # E: matmul-inner-dimensions
even = [index for index in range(60) if index % 2 == 0]
b = rows[even] * 2  # S: b (30, 3)
names = {name for name in range(50) if random.random() < 0.5}
widths = {index: 8 for index in range(50) if random.random() < 0.5}
c = torch.zeros(4, widths[3]) * 2  # A: c (4, 8)
layers = [nn.Linear(8, 8) for _ in range(60) if random.random() < 0.5]
for layer in layers:
    d = layer(torch.zeros(5, 8))  # S: d (5, 8)
    layer(torch.zeros(5, 9))  # E: linear-in-features
for index in [index for index in range(4) if index != 2]:
    e = torch.zeros(index + 1, 2) * 1  # A: e (4, 2)

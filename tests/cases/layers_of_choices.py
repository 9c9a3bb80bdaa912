"""Layers built with one of several sizes, of which some fit."""
import random

import torch
import torch.nn as nn

size = 8 if random.random() > 0.5 else 4
chosen = nn.Linear(size, 3)
x = chosen(torch.randn(1, 4))  # W: linear-in-features

sizes = {"b": 8, "a": 4, "c": 2}
ordered = [number for _, number in sorted(sizes.items())]
# the first of them is 4, which is not followed: nothing is said
first = nn.Linear(ordered[0], 3)
x = first(torch.randn(1, 4))  # S: x (1, 3)
# none of them fits
last = nn.Linear(ordered[0], 3)
x = last(torch.randn(1, 5))  # E: linear-in-features

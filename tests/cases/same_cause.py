"""What fails for the same inputs as something before it: told once."""

import argparse

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--rows", type=int, required=True)
parser.add_argument("--length", type=int, required=True)
options = parser.parse_args()
x = torch.zeros(options.rows, options.width)

a = nn.Linear(8, 3)(x)  # W: linear-in-features
b = nn.Linear(8, 5)(x) @ torch.zeros(5, 3)
c = x + torch.zeros(options.rows, 8)
a = torch.cat([a, torch.zeros(4, 3)], dim=1)  # W: cat-dimensions
b = b + torch.zeros(4, 3)
d = x.view(4, 8)

# who passes the one may fail at the other
e = nn.Conv1d(1, 1, 5)(torch.zeros(2, 1, options.length))  # W: conv-kernel-too-large
f = nn.Conv1d(1, 1, 9)(torch.zeros(2, 1, options.length))  # W: conv-kernel-too-large

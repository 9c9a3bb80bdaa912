"""Lists that options have as their default, put together with others."""
import argparse

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--hidden", nargs="+", type=int, default=[8, 6])
args = parser.parse_args()
a = torch.zeros([5] + args.hidden)  # S: a (5, 8, 6)
b = torch.zeros(args.hidden + [2])  # S: b (8, 6, 2)
sizes = [5] + args.hidden + [2]
net = nn.Sequential(*[nn.Linear(i, o) for i, o in zip(sizes, sizes[1:])])
c = net(torch.zeros(60, 5))  # S: c (60, 2)
net(torch.zeros(60, 8))  # E: linear-in-features (60, 8)
fixed = (8, 6)
try:
    d = torch.zeros([5] + fixed)  # S: d (...)
except TypeError:
    pass
args.hidden += [3]
e = torch.zeros(args.hidden)  # S: e (8, 6, 3)

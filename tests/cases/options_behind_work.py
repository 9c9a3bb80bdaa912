"""Options that a program cannot do without, and asks for when it has been at work already."""
import argparse
import sys

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--mode", required=True, choices=["train", "test"])
parser.add_argument("--data")
parser.add_argument("--checkpoint")
parser.add_argument("--table")
parser.add_argument("--export")
parser.add_argument("--separable", action="store_true")
options = parser.parse_args()
model = nn.Sequential(nn.Linear(8, 16), nn.ReLU(), nn.Linear(16, 4))


def load(rows):
    if options.data is None:
        raise ValueError("--data is needed")
    return torch.zeros(rows, 8), torch.zeros(rows, 5)


def weights():
    if not options.checkpoint:
        raise ValueError("--checkpoint is needed")
    return torch.zeros(4, 3)


def rows_of_table():
    # who handles it goes on without the table
    try:
        if options.table is None:
            raise ValueError
        return 7
    except ValueError:
        return 6


def work():
    print(model(torch.zeros(2, 8)).shape)


a = model(torch.zeros(2, 8))  # S: a (2, 4)
x, y = load(32)
b = model(x)  # S: b (32, 4)
nn.functional.mse_loss(b, y)  # E: loss-target-shape (32, 4) (32, 5)
if options.mode == "test":
    w = weights()
    c = b @ w  # S: c (32, 3)
    c @ torch.zeros(4, 4)  # E: matmul-inner-dimensions (32, 3) (4, 4)
d = torch.zeros(rows_of_table(), 2) + 0  # S: d (6, 2)
if options.separable:
    model = nn.Linear(8, 2)
e = model(x)  # S: e (32, 4)
if options.export is None:
    work()
    sys.exit()
e @ torch.zeros(5, 5)

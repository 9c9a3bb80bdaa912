"""The options of a script as a dictionary: vars(options) has each option under its name (3.13).
https://docs.python.org/3/library/functions.html#vars"""
import argparse
from types import SimpleNamespace

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, rows=1, hidden=1, classes=5, **others):
        super().__init__()
        self.hidden = hidden
        self.classes = classes
        self.layer = nn.Linear(hidden, classes)

    def forward(self, x):
        return self.layer(x)  # E: linear-in-features (2, 63)


parser = argparse.ArgumentParser()
parser.add_argument("--hidden", type=int, default=64)
parser.add_argument("--n-rows", dest="rows", type=int, default=32)
parser.add_argument("--batch", type=int, default=8)
options = parser.parse_args()
net = Net(**vars(options))
x = net(torch.zeros(2, 64))  # S: x (2, 5)
net(torch.zeros(2, 63))
given = vars(options)
x = torch.zeros(given["hidden"], given["rows"], given.get("batch"))  # S: x (64, 32, 8)
x = torch.zeros(given.get("other", 3), 1)  # S: x (3, 1)
given["more"] = 13
x = torch.zeros(given["more"], given["rows"])  # S: x (13, 32)
options.later = 9
x = torch.zeros(vars(options)["later"], 2)  # S: x (9, 2)
options.hidden = 65
x = torch.zeros(vars(options)["hidden"], vars(options)["rows"])  # S: x (65, 32)
settings = SimpleNamespace(**vars(options))
x = torch.zeros(settings.rows, settings.batch)  # S: x (32, 8)
x @ torch.zeros(9, 1)  # E: matmul-inner-dimensions (32, 8) (9, 1)
settings = argparse.Namespace(**{**vars(options), "depth": 3})
x = torch.zeros(settings.rows, settings.depth)  # S: x (32, 3)
for name, value in sorted(vars(options).items()):
    x = torch.zeros(2, 1)  # S: x (2, 1)
made = argparse.Namespace(width=3)
x = torch.zeros(vars(made)["width"], 2)  # S: x (3, 2)
made = argparse.Namespace(**torch.load("settings.pt"))
x = torch.zeros(made.width, 2)  # S: x (?, 2)

"""Which of several things is called: by an unknown index, by a key from outside, by a branch."""
import argparse

import torch
from torch import nn

outside = int(open("file").read())


def narrow(x):
    return x @ torch.zeros(80, 512)


def wide(x):
    return x @ torch.zeros(512, 512)


def wide_by_name(x):
    return x @ torch.zeros(512, 512)  # W: matmul-inner-dimensions


def wide_by_number(x):
    return x @ torch.zeros(512, 512)  # W: matmul-inner-dimensions


class Wide(nn.Module):
    def forward(self, x):
        return x @ torch.zeros(512, 512)  # W: matmul-inner-dimensions


# nobody knows which index goes with which input
layers = nn.ModuleList([nn.Sequential(nn.Linear(80, 512)), nn.Sequential(nn.Linear(512, 512))])
a = layers[outside](torch.zeros(2, 80))  # A: a (2, 512)
layers = nn.ModuleList([nn.Linear(80, 512), nn.Linear(512, 512)])
a = layers[outside](torch.zeros(2, 80))  # A: a (2, 512)
# nor which of several numbers
lengths = [3, -1]
a = torch.zeros(lengths[outside], 3)  # A: a (3, 3)

# of a display each part goes with its key, and the key is for the user to say
parser = argparse.ArgumentParser()
parser.add_argument("--mode", required=True)
parser.add_argument("--index", type=int, required=True)
options = parser.parse_args()
a = {"narrow": narrow, "wide": wide_by_name}[options.mode](torch.zeros(2, 80))  # A: a (2, 512)
a = [narrow, wide_by_number][options.index](torch.zeros(2, 80))  # A: a (2, 512)
x = torch.zeros(2, 80) if options.mode == "narrow" else torch.zeros(2, 512)
a = {"narrow": narrow, "wide": wide}[options.mode](x)  # A: a (2, 512)
x = torch.zeros(2, 80) if options.index == 0 else torch.zeros(2, 512)
a = (narrow, wide)[options.index](x)  # A: a (2, 512)
sizes = {"narrow": 80, "wide": 512}
a = x @ torch.zeros(sizes[options.mode], 3)  # W: matmul-inner-dimensions

# a branch says which
x = torch.zeros(2, 80)
chosen = Wide() if options.mode == "wide" else nn.Linear(80, 512)
a = chosen(x)  # A: a (2, 512)

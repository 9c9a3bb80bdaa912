# Containers that a round of an unknown number makes anew: what earlier rounds put into theirs is not in this one,
# unless somebody keeps those and comes back to them.
import sys
from collections import OrderedDict

import torch
from torch import nn


class Blocks(nn.Module):
    def __init__(self, widths=(8, 16)):
        super().__init__()
        self.blocks = nn.ModuleDict()
        self.heads = nn.ModuleList()
        self.sizes = {}
        previous = 3
        for i, width in enumerate(widths):
            self.blocks[f"block{i}"] = nn.Linear(previous, width)
            self.sizes[i] = width
            self.heads.append(nn.Linear(width, 2))
            previous = width

    def forward(self, x):
        outputs = []
        for block, head in zip(self.blocks.values(), self.heads):
            x = block(x)
            outputs.append(head(x))
        return x, outputs


def build(width):
    return Blocks((8, width))


for name in sys.argv[1:]:
    deep, outputs = build(16)(torch.zeros(5, 3))
    deep = deep + 0  # S: deep (5, 16)
    torch.zeros(5, 16) @ torch.zeros(deep.shape[1], 4)
    torch.zeros(5, 8) @ torch.zeros(deep.shape[1], 4)  # E: matmul-inner-dimensions (5, 8) (16, 4)
    second = outputs[1]  # S: second (5, 2)
    build(16).blocks["block1"](torch.zeros(5, 8))
    build(16).blocks["block1"](torch.zeros(5, 3))  # E: linear-in-features (5, 3)


# dictionaries, ordered or not, by a call
for name in sys.argv[1:]:
    found = OrderedDict()
    found["a"] = torch.zeros(2, 3)
    found["b"] = found["a"] @ torch.zeros(3, 4)
    third = found["b"] + 0  # S: third (2, 4)
    other = dict()
    for width in (4, 5):
        other[width] = torch.zeros(width)
    total = other[4] + 0  # S: total (4,)
    torch.zeros(5) + other[4]  # E: broadcast-dimensions (5,) (4,)


# what an earlier round has made and somebody has kept may be what is written to
def kept_in_a_list():
    kept = []
    for name in sys.argv[1:]:
        made = dict()
        made["x"] = torch.zeros(2, 3)
        kept.append(made)
        kept[0]["x"] = torch.zeros(2, 5)
        torch.zeros(4, 2) @ made["x"]
        made["x"] @ torch.zeros(3, 1)


kept_in_a_list()


class Keeper:
    def __init__(self):
        self.last = OrderedDict()

    def renew(self):
        previous = self.last
        self.last = OrderedDict()
        self.last["x"] = torch.zeros(2, 3)
        previous["x"] = torch.zeros(2, 5)
        return self.last["x"]


keeper = Keeper()
for name in sys.argv[1:]:
    keeper.renew() @ torch.zeros(3, 1)


# a round that finds what the one before has left
def left_by_the_round_before():
    made = {}
    for name in sys.argv[1:]:
        before = made
        made = dict()
        made["x"] = torch.zeros(2, 3)
        before["x"] = torch.zeros(2, 5)
        before["x"] @ torch.zeros(5, 1)
        made["x"] @ torch.zeros(3, 1)


left_by_the_round_before()

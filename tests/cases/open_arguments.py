"""Arguments of which nothing is known, beside those that are written out: these have what is written."""

import json

import torch
from torch import nn

options = json.load(open("options.json"))
rest = options["rest"]


def ones(rows, columns=3, filled=True):
    return torch.ones(rows, columns) if filled else torch.zeros(rows, columns)


def named(node):
    words = {one.name: one.value for one in node.attributes}
    return ones(4, **words)


known = ones(2, 5, **options)  # S: known (2, 5)
known @ torch.ones(5, 2)
known @ torch.ones(4, 2)  # E: matmul-inner-dimensions (2, 5) (4, 2)

# the columns may be any, too
open_columns = ones(2, **options)
open_columns @ torch.ones(7, 2)
torch.cat([open_columns, torch.ones(2, 1)], dim=1)
open_columns + torch.ones(3, 1, 1)
open_columns.view(2, -1)

starred = ones(2, *rest)
starred @ torch.ones(9, 2)
starred[1]
starred[2]  # E: index-out-of-range

by_name = ones(rows=2, columns=6, **options)  # S: by_name (2, 6)

layer = nn.Linear(4, 8, **options)
mapped = layer(torch.ones(2, 4))  # S: mapped (2, 8)
layer(torch.ones(2, 5))  # E: linear-in-features (2, 5)

first = named(options)[3]
named(options)[4]  # E: index-out-of-range


class Block(nn.Module):
    def __init__(self, width, **settings):
        super().__init__()
        self.layer = nn.Conv2d(width, 6, 3, **settings)

    def forward(self, x):
        return self.layer(x)  # E: conv-in-channels (1, 4, 8, 8)


Block(3, **options)(torch.ones(1, 3, 9, 9))
Block(3, **options)(torch.ones(1, 4, 8, 8))

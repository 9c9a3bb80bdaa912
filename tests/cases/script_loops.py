"""Lists that the rounds of a script's loop make: nobody but the script's own body has them."""

import torch
from torch import stack


def both(first, second):
    return first + second


def lengths():
    return len(shared)


for epoch in range(30):
    parts = []
    for _ in range(2):
        parts.append(torch.zeros(3))
    y = both(*parts)  # S: y (3,)
    rows = torch.stack(parts)  # S: rows (2, 3)
    rows + torch.zeros(2, 3)
    rows + torch.zeros(4, 3)  # E: broadcast-dimensions (2, 3) (4, 3)
    rows = stack(parts + [torch.zeros(3)])  # S: rows (3, 3)
    rows @ torch.zeros(4)  # E: matmul-inner-dimensions (3, 3) (4,)

# one that a function finds as well may have changed
for epoch in range(30):
    shared = []
    for _ in range(2):
        shared.append(torch.zeros(3))
    lengths()
    y = torch.stack(shared)  # A: y (2, 3)
    y + torch.zeros(4, 3)

# one that is kept is that of any round
kept = []
for epoch in range(30):
    mine = []
    kept.append(mine)
    mine.append(torch.zeros(3))
    for _ in range(epoch):
        mine.append(torch.zeros(3))
    y = torch.stack(kept[0])  # A: y (?, 3)
    y + torch.zeros(4, 3)

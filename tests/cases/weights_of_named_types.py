"""Weights converted to a type that a name stands for: a local variable, an argument, an item of a table."""
import torch
from torch import nn

rows = torch.zeros(40, 4, dtype=torch.float64)
kind = torch.float64
single = nn.Linear(4, 2).to(kind)
a = single(rows)  # S: a (40, 2)
typed = nn.Linear(4, 2).type(kind)
a = typed(rows)  # S: a (40, 2)
same = torch.float32
still = nn.Linear(4, 3).to(same)
still(rows)  # E: layer-type (40, 4)
nn.Linear(4, 3)(rows)  # E: layer-type (40, 4)
TYPES = {"single": torch.float32, "double": torch.float64}


def trial(name, side):
    chosen = TYPES[name]
    made = nn.Linear(side, 4).to(chosen)
    return made(torch.zeros(10, side, dtype=chosen))


for word in TYPES:
    b = trial(word, 3)  # S: b (10, 4)

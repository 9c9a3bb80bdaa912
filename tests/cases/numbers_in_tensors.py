"""Numbers that a program computes in small tensors and takes out again, for sizes."""

import math

import numpy as np
import torch
from torch import nn

# widths that grow by a factor, rounded to multiples of eight
growing = torch.arange(16) * 27.89 + 48
steps = torch.round(torch.log(growing / 48) / math.log(2.09))
widths = (torch.round(torch.divide(48 * torch.pow(2.09, steps), 8)) * 8).int().tolist()
a = torch.zeros(widths[0], widths[1], widths[4], widths[-1])  # S: a (48, 104, 208, 440)
good = nn.Linear(widths[3], 7)(torch.zeros(5, 104))  # S: good (5, 7)
nn.Linear(widths[4], 7)(torch.zeros(5, 104))  # E: linear-in-features (5, 104)

depths = torch.diff(torch.tensor([d for d, last in enumerate([True, False, True, True]) if last])).tolist()
b = torch.zeros(depths)  # S: b (2, 1)
c = torch.zeros(torch.tensor([3, 4]).tolist())  # S: c (3, 4)
d = torch.zeros(torch.arange(2, 8, 3).tolist())  # S: d (2, 5)
e = torch.zeros((torch.tensor([3, 4]) + torch.tensor([1, 2])).tolist())  # S: e (4, 6)
f = torch.zeros(torch.tensor([6.7]).int().item())  # S: f (6,)

# the same in NumPy, with the types of its elements
sizes = np.floor(np.arange(3) * 1.5 + 2).astype(int).tolist()
g = torch.zeros(sizes)  # S: g (2, 3, 5)
torch.zeros(sizes[2]).view(2, 2)  # E: reshape-element-count (5,)

# what is not known stays so: near a tie, of a random tensor, of nested lists
close = torch.round(torch.log(torch.tensor([1.0, 4.0])) / math.log(16.0)).int().tolist()
h = torch.zeros(close[1])  # S: h (...)
drawn = torch.rand(3).tolist()
of_three = torch.zeros(len(drawn[1:]))  # S: of_three (2,)
of_three.view(3)  # E: reshape-element-count (2,)
rates = np.linspace(0, 0.2, 6).tolist()
halves = torch.zeros(len(rates[:2]), len(rates[2:]))  # S: halves (2, 4)
k = torch.zeros(int(drawn[0]))  # S: k (?,)
mixed = (torch.arange(3) + torch.randint(0, 4, (3,))).tolist()
l = torch.zeros(mixed[0])  # S: l (?,)
rows = torch.tensor([[1, 2], [3, 4]]).tolist()
m = torch.zeros(rows[0])  # S: m (...)
many = torch.arange(2000).tolist()
n = torch.zeros(many[3])  # S: n (?,)
loss = nn.functional.mse_loss(torch.zeros(3), torch.ones(3)).item()
o = torch.zeros(3 if loss > 0 else 3)  # S: o (3,)

# nor are they followed where somebody may write into the tensor
kept = torch.arange(3)
kept[0] = 5
p = torch.zeros(kept.tolist())  # S: p (?, ?, ?)
filled = torch.arange(3)
filled.add_(2)
q = torch.zeros(filled.tolist())  # S: q (?, ?, ?)
whole = torch.arange(3)
same = whole.long()
same[1] = 7
r = torch.zeros(whole.tolist())  # S: r (?, ?, ?)


def doubled(tensor):
    tensor *= 2


given = torch.arange(3)
doubled(given)
s = torch.zeros(given.tolist())  # S: s (?, ?, ?)

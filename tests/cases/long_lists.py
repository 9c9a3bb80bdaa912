"""Stores into long lists: what they hold is kept, and short ones keep the place."""

import torch

sums = [torch.zeros(3) for _ in range(16384)]
for i in range(20):
    sums[i] = sums[2 * i] + torch.zeros(2, 1)
a = sums[0].sum(-1)  # S: a () (2,)
few = [torch.zeros(3) for _ in range(40)]
for i in range(5):
    few[i] = torch.zeros(4)
b = few[20] + torch.zeros(5)  # E: broadcast-dimensions (3,) (5,)
two = [torch.zeros(3), torch.zeros(3)]
two[1] = torch.zeros(4)
c = two[1]  # S: c (4,)

"""`is` between integers: small ones are one object each, larger ones may be two."""

import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

count = int(input())
mode = "train"
a = torch.zeros(3) if 7 is not 7 else torch.zeros(4)  # S: a (4,)
a = torch.zeros(3) if 7 is not 8 else torch.zeros(4)  # S: a (3,)
a = torch.zeros(3) if 700 is 800 else torch.zeros(4)  # S: a (4,)
if int("700") is 700:  # or another object of the same value
    torch.zeros(3) + torch.zeros(4)  # E: broadcast-dimensions (3,) (4,)
a = torch.zeros(3) if mode is "test" else torch.zeros(4)  # S: a (4,)
if count is 7:
    torch.zeros(count, 3) @ torch.zeros(3, 2)
    torch.zeros(3, count) @ torch.zeros(8, 2)  # E: matmul-inner-dimensions

cell = nn.LSTM(5, 6)
loader = DataLoader(TensorDataset(torch.zeros(100, 5)), batch_size=32)
for (x,) in loader:
    if x.size()[0] is not 32:
        continue
    cell(x[None], (torch.zeros(1, 32, 6), torch.zeros(1, 32, 6)))
for (x,) in loader:
    if x.size()[0] is not 33:
        cell(x[None], (torch.zeros(1, 32, 6), torch.zeros(1, 32, 6)))  # W: recurrent-cell-state

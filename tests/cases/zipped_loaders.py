"""Loaders beside each other and beside ranges; products of batches that do not broadcast."""
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

first = DataLoader(TensorDataset(torch.zeros(12, 8), torch.zeros(12)), batch_size=4)
second = DataLoader(TensorDataset(torch.zeros(12, 6)), batch_size=4)
small = DataLoader(TensorDataset(torch.zeros(3, 5)), batch_size=4)
for (x, y), (z,) in zip(first, second):
    a = torch.cat([x, z], 1)  # S: a (4, 14)
    nn.Linear(9, 1)(a)  # E: linear-in-features
for step, (x, _) in zip(range(2), first):
    b = nn.Linear(8, 2)(x)  # S: b (4, 2)
    x + torch.zeros(step, 5)  # E: broadcast-dimensions
for step, (x,) in zip(range(2), small):
    c = x * 2  # S: c (3, 5)

d = torch.bmm(torch.zeros(4, 1, 7), torch.zeros(4, 7, 6))  # S: d (4, 1, 6)
torch.bmm(torch.zeros(4, 1, 7), torch.zeros(1, 7, 6))  # E: matmul-batches
e = torch.matmul(torch.zeros(4, 1, 7), torch.zeros(1, 7, 6))  # S: e (4, 1, 6)

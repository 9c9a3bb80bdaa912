"""Loops over the numbers of rows in batches: BatchSampler, and loaders that take their batches from one."""
import torch
from torch import nn
from torch.utils import data
from torch.utils.data import BatchSampler, DataLoader, SubsetRandomSampler, TensorDataset

observations = torch.zeros(32, 5)
returns = torch.zeros(30)
for rows in BatchSampler(SubsetRandomSampler(range(32)), 8, False):
    a = observations[rows]  # S: a (8, 5)
    a @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (8, 5) (4, 2)


class Memory:
    def __init__(self, length):
        self.length = length
        self.returns = torch.zeros(length)

    def batches(self, size, last):
        for rows in BatchSampler(SubsetRandomSampler(range(self.length)), size, drop_last=last):
            yield self.returns[rows]


for part in Memory(30).batches(10, False):
    b = part.view(10)  # S: b (10,)
for part in Memory(30).batches(8, True):
    c = part.view(8)  # S: c (8,)
for rows in BatchSampler(SubsetRandomSampler(range(30)), 8, False):
    returns[rows].view(8)  # W: reshape-element-count (6,)
for number, rows in enumerate(data.BatchSampler(data.SequentialSampler(returns), batch_size=15, drop_last=False)):
    e = returns[torch.tensor(rows)]  # S: e (15,)
for rows in BatchSampler(data.RandomSampler(range(30), replacement=True, num_samples=20), 10, True):
    f = returns[rows] + torch.zeros(10)  # S: f (10,)

# a loader with such a sampler has batches of that size
dataset = TensorDataset(observations)
for (rows,) in DataLoader(dataset, batch_sampler=BatchSampler(SubsetRandomSampler(range(30)), 10, True)):
    g = rows.view(10, 5)  # S: g (10, 5)
    nn.Linear(6, 2)(rows)  # E: linear-in-features (10, 5)


class Uneven(data.Sampler):
    def __iter__(self):
        return iter([[0, 1], [2, 3, 4]])

    def __len__(self):
        return 2


for (rows,) in DataLoader(dataset, batch_sampler=Uneven()):
    h = rows * 2  # S: h (?, 5)

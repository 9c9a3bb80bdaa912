"""Datasets one after the other, parts of them, and a module that is spread over devices."""
import torch
from torch import nn
from torch.utils.data import ConcatDataset, DataLoader, Subset, TensorDataset, WeightedRandomSampler

rows, labels = torch.zeros(100, 4), torch.zeros(100, dtype=torch.long)
dataset = TensorDataset(rows, labels)
both = ConcatDataset([dataset, TensorDataset(torch.zeros(28, 4), torch.zeros(28, dtype=torch.long))])
a = torch.zeros(len(both))  # S: a (128,)
for x, y in DataLoader(both, batch_size=16):
    b = x + 0  # S: b (16, 4)
for x, y in DataLoader(both, batch_size=16):
    nn.Linear(5, 3)(x)  # E: linear-in-features (16, 4)
for x, y in DataLoader(Subset(dataset, range(10)), 5):
    c = x + 0  # S: c (5, 4)
sampler = WeightedRandomSampler(torch.ones(100), 50)
for x, y in DataLoader(dataset, 25, sampler=sampler):
    nn.Linear(5, 3)(x)  # E: linear-in-features
for x, y in DataLoader(ConcatDataset([Subset(dataset, range(8)), Subset(dataset, range(8))]), 4):
    d = y + 0  # S: d (4,)


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 8)

    def encode(self, x):
        return self.fc(x)  # E: linear-in-features (2, 5)

    def forward(self, x):
        return self.fc(x)


net = nn.DataParallel(Net())
e = net.module.encode(torch.zeros(2, 4))  # S: e (2, 8)
model = net.module if hasattr(net, "module") else net
f = model(torch.zeros(2, 4))  # S: f (2, 8)
net.module.encode(torch.zeros(2, 5))

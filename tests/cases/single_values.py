"""Statistics of a single value, in a program that leaves its modules in training."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset

a = nn.BatchNorm1d(8)(torch.randn(2, 8))  # S: a (2, 8)
a = nn.BatchNorm1d(8)(torch.randn(0, 8)) + 0  # S: a (0, 8)
a = nn.BatchNorm1d(8)(torch.randn(1, 8, 2)) + 0  # S: a (1, 8, 2)
nn.BatchNorm1d(8)(torch.randn(1, 8))  # E: norm-single-value (1, 8)
nn.BatchNorm2d(3)(torch.randn(1, 3, 1, 1))  # E: norm-single-value
pooled = nn.Sequential(nn.AdaptiveAvgPool2d(1), nn.Conv2d(3, 4, 1), nn.BatchNorm2d(4)).train()
b = pooled(torch.randn(2, 3, 8, 8))  # S: b (2, 4, 1, 1)
pooled(torch.randn(1, 3, 8, 8))  # E: norm-single-value (1, 4, 1, 1)
c = nn.InstanceNorm2d(3)(torch.randn(2, 3, 1, 2))  # S: c (2, 3, 1, 2)
nn.InstanceNorm2d(3)(torch.randn(2, 3, 1, 1))  # E: norm-single-value
d = F.batch_norm(torch.randn(1, 3), torch.zeros(3), torch.ones(3))  # S: d (1, 3)
F.batch_norm(torch.randn(1, 3), torch.zeros(3), torch.ones(3), training=True)  # E: norm-single-value
layers = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))
for (rows,) in DataLoader(TensorDataset(torch.randn(40, 4)), batch_size=10):
    e = layers(rows)  # S: e (10, 8)
for (rows,) in DataLoader(TensorDataset(torch.randn(41, 4)), batch_size=10):
    layers(rows)  # W: norm-single-value (1, 8)

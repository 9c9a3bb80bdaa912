"""Weights of another type: of one layer that is converted, not of others; tensors that are converted are no modules."""
import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset

doubled, plain = nn.Linear(4, 8), nn.Linear(4, 8)
doubled.double()
rows = torch.from_numpy(np.random.rand(40, 4))
a = doubled(rows)  # S: a (40, 8)
plain(rows)  # E: layer-type (40, 4)
labels = torch.tensor([1.0] * 40).double()
halves = torch.zeros(3).to(torch.float16)
net = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 1))
for batch, label in DataLoader(TensorDataset(rows, labels), batch_size=10):
    net(batch)  # E: layer-type (10, 4)
b = net(rows.float())  # S: b (40, 1)

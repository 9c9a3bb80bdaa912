"""Modules that are converted: of the layers in them nobody knows the type, nor of others."""
import numpy as np
import torch
from torch import nn


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.fc = nn.Linear(4, 8)

    def forward(self, x):
        return self.fc(x)


rows = torch.from_numpy(np.random.rand(40, 4))
a = Net().double()(rows)  # S: a (40, 8)
for net in (Net(), Net()):
    net.to(torch.float64)
    net(rows)
nn.Linear(5, 2)(a)  # E: linear-in-features

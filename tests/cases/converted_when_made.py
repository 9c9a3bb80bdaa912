"""A network that is made double where it is made: it takes doubles."""
import torch
import torch.nn as nn


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.linear = nn.Linear(width, width)

    def forward(self, x):
        return torch.relu(self.linear(x))  # E: double-layer-type


class Net(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.blocks = nn.ModuleList([Block(width) for _ in range(2)])

    def forward(self, x):
        for block in self.blocks:
            x = block(x)
        return x


net = Net(3).double()
net(torch.zeros(2, 3))
a = net(torch.zeros(2, 3, dtype=torch.float64))  # S: a (2, 3)
plain = Net(4)
b = plain(torch.zeros(2, 4))  # S: b (2, 4)

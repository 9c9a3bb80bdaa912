"""Modules that are put into training and evaluated in turn: a round around backward() trains."""
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Sequential(nn.Linear(4, 8), nn.BatchNorm1d(8))

    def forward(self, x):
        return self.body(x)  # W: norm-single-value (1, 8)


class Other(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, x):
        return self.norm(x)  # E: norm-single-value (1, 4)


def train(model, loader, optimizer):
    model.train()
    for (rows,) in loader:
        loss = model(rows).sum()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def evaluate(net, loader):
    net.eval()
    for (rows,) in loader:
        net(rows)
    net.train()


data = TensorDataset(torch.randn(41, 4))
model, other = Net(), Other()
optimizer = torch.optim.SGD([*model.parameters(), *other.parameters()], lr=0.1)
for epoch in range(3):
    train(model, DataLoader(data, batch_size=10), optimizer)
    train(other, DataLoader(data, batch_size=10, drop_last=True), optimizer)
    evaluate(other, DataLoader(data, batch_size=10))

for network in (Net(), Other()):
    for epoch in range(2):
        network.train()
        for (rows,) in DataLoader(data, batch_size=20, drop_last=True):
            network(rows).sum().backward()
        network.eval()
        for (rows,) in DataLoader(data, batch_size=8):
            a = network(rows)
    print(a.shape)
other(torch.randn(1, 4))

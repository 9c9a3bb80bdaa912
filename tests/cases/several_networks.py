"""A training for each of several networks that are written out: the last one is no round like the first."""
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


def build(name):
    if name == "small":
        return nn.Linear(8, 1)
    if name == "deep":
        return nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 1))
    return nn.Sequential(nn.Linear(8, 6), nn.ReLU(), nn.Linear(5, 1))


def run(network):
    loader = DataLoader(TensorDataset(torch.zeros(12, 8), torch.zeros(12, 1)), batch_size=4)
    optimizer = torch.optim.SGD(network.parameters(), lr=0.1)
    for epoch in range(3):
        for x, y in loader:
            loss = nn.functional.mse_loss(network(x), y)  # E: linear-in-features
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
    return network(torch.zeros(2, 8))


for name in ["small", "deep", "wide"]:
    run(build(name))
for network in (build("small"), build("deep")):
    a = run(network)  # S: a (2, 1)

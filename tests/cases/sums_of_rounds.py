"""Sums that begin with a number: round after round they keep the shape of what is added to them."""
import torch
from torch.utils.data import DataLoader, TensorDataset

data = TensorDataset(torch.zeros(40, 3, 8, 8), torch.ones(40))
loader = DataLoader(data, batch_size=8)
mean, std, number = 0.0, 0.0, 0
for images, _ in loader:
    size = images.size(0)
    images = images.view(size, images.size(1), -1)
    mean += images.mean(2).sum(0)
    std += images.std(2).sum(0)
    number += size
mean /= number
std = std / number
a = mean + 0  # S: a (3,)
(data[0][0] - mean[:, None, None]) / std[:, None, None]

total = 0
for i in range(300):
    if i % 2 == 0:
        total = total + torch.zeros(3)
    else:
        total = torch.zeros(3) + total
a = total + 0  # S: a (3,)
total + torch.zeros(4)  # E: broadcast-dimensions (3,) (4,)

losses = 0
for images, labels in loader:
    losses += labels.mean()
a = torch.zeros(4) + losses  # S: a (4,)

# what is added is made of the sum: it may be longer in each round
grown = 0
for i in range(300):
    grown = grown + torch.cat([torch.ones(1), torch.zeros(4) * grown])
a = grown + 0  # A: a (...)


def read():
    return held


held = 0
for i in range(300):
    held = held + torch.zeros(2, 3).t() @ torch.ones(2, 4)
a = held + 0  # A: a (...)

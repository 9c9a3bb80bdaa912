"""What the batches of a DataLoader gave, joined behind the loop: a row for each sample; a smaller last batch does not stack."""
import sys

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset, WeightedRandomSampler

net = nn.Linear(8, 5)
features, labels = torch.randn(200, 8), torch.randint(0, 5, (200,))
loader = DataLoader(TensorDataset(features, labels), batch_size=32)


def outputs_of(loader):
    outputs, wanted = [], []
    with torch.no_grad():
        for i, (x, y) in enumerate(loader):
            outputs.append(net(x))
            wanted.append(y)
    return torch.cat(outputs), torch.cat(wanted, dim=0)


outputs, wanted = outputs_of(loader)  # S: outputs (200, 5)  # S: wanted (200,)
outputs.argmax(-1) == wanted
outputs + wanted  # E: broadcast-dimensions
outputs.view(100, 10)
outputs.view(192, 5)  # E: reshape-element-count

rows = []
for x, y in loader:
    rows.append(net(x))
torch.stack(rows)  # E: stack-shapes
torch.cat(rows, 1)  # E: cat-dimensions

# all batches are full
whole = DataLoader(TensorDataset(features, labels), batch_size=25)
rows = []
for x, y in whole:
    rows.append(net(x))
a = torch.stack(rows)  # S: a (8, 25, 5)
a.view(200, 5)
a.view(100, 5)  # E: reshape-element-count
dropping = DataLoader(TensorDataset(features, labels), batch_size=32, drop_last=True)
rows = []
for x, y in dropping:
    rows.append(net(x))
b = torch.stack(rows)  # S: b (6, 32, 5)
c = torch.cat(rows)  # S: c (192, 5)
c + torch.zeros(192, 5)
c + torch.zeros(200, 5)  # E: broadcast-dimensions
losses = []
for x, y in loader:
    losses.append(nn.functional.cross_entropy(net(x), y))
d = torch.stack(losses)  # S: d (7,)

few = DataLoader(TensorDataset(features[:20], labels[:20]), batch_size=32)
rows = []
for x, y in few:
    rows.append(net(x))
e = torch.stack(rows)  # S: e (1, 20, 5)


# the size of the batches, and of the data, is given when it runs
def validate(size):
    read = np.load("features.npy")
    data = TensorDataset(torch.from_numpy(read).float().view(-1, 8))
    outputs, first = [], []
    for (x,) in DataLoader(data, batch_size=size):
        outputs.append(net(x))
        first.append(x[:, 0])
    torch.cat(outputs) + torch.cat(first)[:, None]
    torch.cat(outputs) + torch.cat(first)[:, None].expand(-1, 6)  # E: broadcast-dimensions


validate(int(sys.argv[1]))
rows = []
for x, y in DataLoader(TensorDataset(features, labels), batch_size=int(sys.argv[1])):
    rows.append(net(x))
torch.cat(rows) + outputs
torch.cat(rows)[1:] + outputs  # E: broadcast-dimensions

# a sampler takes as many as it likes
rows = []
for x, y in DataLoader(TensorDataset(features, labels), batch_size=32, sampler=WeightedRandomSampler(torch.ones(200), 60)):
    rows.append(net(x))
torch.cat(rows) + torch.zeros(60, 5)

# changed elsewhere, too: not counted
more = []
for x, y in loader:
    more.append(net(x))
more.append(torch.zeros(1, 5))
torch.cat(more) + torch.zeros(201, 5)
for x, y in loader:
    more.append(net(x))
torch.cat(more) + torch.zeros(401, 5)
some = []
for x, y in loader:
    if y[0] > 2:
        some.append(net(x))
torch.cat(some) + torch.zeros(64, 5)
early = []
for x, y in loader:
    early.append(net(x))
    if len(early) > 2:
        break
torch.cat(early) + torch.zeros(96, 5)
epochs = []
for epoch in range(3):
    for x, y in loader:
        epochs.append(net(x))
torch.cat(epochs) + torch.zeros(600, 5)

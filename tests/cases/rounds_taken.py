"""Long loops over more than nothing: behind them, names have what a round has left."""

import torch
from torch import nn

count = int(input())
net = nn.Linear(4, 3)
criterion = nn.CrossEntropyLoss()
x = torch.zeros(8, 200, 4)
y = torch.zeros(8, 200).long()

loss = 0
for t in range(200):
    loss += criterion(net(x[:, t]), y[:, t])
loss.backward()
loss.data[0]  # E: index-too-many
a = loss + 0  # S: a ()

loss = 0
for t in range(count):
    loss += criterion(net(x[:, 0]), y[:, 0])
loss[0]  # an integer where there are no rounds

last = torch.zeros(3)
for t in range(0, 400, 2):
    last = torch.zeros(4)
b = last + 0  # S: b (4,)
for t in range(200):
    if t == count:
        last = torch.zeros(5)
c = last + 0  # A: c (4,)
last = torch.zeros(6)
for t in range(200):
    if t == count:
        break
    last = torch.zeros(7)
d = last + 0  # A: d (6,)
last = torch.zeros(6)
for t in range(200):
    if t == count:
        continue
    last = torch.zeros(7)
d = last + 0  # A: d (6,)


def first(rows):
    for t in range(200):
        return rows[0]
    return torch.zeros(9, 9)


e = first(x)  # S: e (200, 4)


def until(rows):
    found = None
    for t in range(200):
        found = rows[0] if found is None else found + rows[0]
    return found


f = until(x)  # S: f (200, 4)
g = torch.zeros(3)
for word in ["a"] * 500:
    g = torch.zeros(4)
else:
    g + torch.zeros(3)  # E: broadcast-dimensions (4,) (3,)

"""`while` loops that only count: batches, the number behind the loop, and counts that nobody knows."""

import sys

import torch

x = torch.zeros(1000, 3)
y = torch.zeros(1000)
i = 0
while i < len(x):
    batch, labels = x[i : i + 16], y[i : i + 16]
    loss = batch.sum(1) + labels
    batch.view(16, 3)  # W: reshape-element-count
    batch.view(-1, 3) @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (16, 3) (4, 2)
    i += 16
a = torch.zeros(i)  # S: a (1008,)

# all batches are full: nothing is left for a last one
i = 0
while 992 > i:
    batch = x[i : i + 16].view(16, 3)
    i = 16 + i

# left early, it may be any of those numbers
number = 5
while number < 900:
    if sys.argv:
        break
    number += 3
b = torch.zeros(number, 2) @ torch.zeros(3, 4)  # E: matmul-inner-dimensions

# where nobody knows how many rounds there are
step = 0
while step < int(sys.argv[1]):
    z = torch.zeros(step + 1, 3)
    z.view(3, step + 1)
    z.view(3, step)  # E: reshape-element-count
    step += 1
c = torch.zeros(3, step)  # A: c (3, ?)

# few rounds are followed one by one
layers = []
while len(layers) < 3:
    layers.append(torch.nn.Linear(4 + len(layers), 5 + len(layers)))
size = 4
while size < 7:
    layers[size - 4](torch.zeros(2, size))
    size += 1
layers[1](torch.zeros(2, 4))  # E: linear-in-features (2, 4)

# rounds that count down are followed like those of a range
def layers_of(number, width=4):
    made = []
    while number - 1:
        made.append(torch.nn.Linear(width, width))
        number -= 1
    return torch.nn.Sequential(*made)


deep = layers_of(36)
g = torch.zeros(len(deep), 2) + 1  # S: g (35, 2)
h = deep(torch.zeros(2, 4)) + 1  # S: h (2, 4)
deep(torch.zeros(2, 5))  # E: linear-in-features (2, 5)
left, parts = 40, []
while left > 0:
    parts.append(torch.zeros(2, left))
    left = left - 1
torch.cat(parts, 1) @ torch.zeros(820, 3)
torch.cat(parts, 1) @ torch.zeros(819, 3)  # E: matmul-inner-dimensions (2, 820) (819, 3)

# a round may add something else
total = 0
while total < 1000:
    total += 1
    if len(sys.argv) > 2:
        total += 2
        continue
d = torch.zeros(2, total)  # A: d (2, ?)

# a round may move the bound
items = [torch.zeros(2) for _ in range(1000)]
i = 0
while i < len(items):
    items.pop()
    i += 1
torch.zeros(i) + torch.zeros(500)
bound, k = 1000, 0
while k < bound:
    bound -= 1
    k += 1
torch.zeros(k) + torch.zeros(500)
e = torch.zeros(4, k) @ torch.zeros(k, 3)  # A: e (4, 3)
k = 0
while k < 1000:
    if len(sys.argv) > 3:
        continue
    k += 1
f = torch.zeros(3, k)  # A: f (3, ?)

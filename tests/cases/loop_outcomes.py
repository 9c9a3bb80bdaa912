"""Names that a loop is the first to bind, read behind it and in later rounds."""

import sys

import torch
from torch.utils.data import DataLoader, TensorDataset

loader = DataLoader(TensorDataset(torch.zeros(100, 3), torch.zeros(100)), batch_size=32)

for i in range(3):
    a = torch.zeros(i + 1, 2)
b = a + 0  # S: b (3, 2)
for i in range(300):
    c = torch.zeros(2, 3)
b = c + 0  # S: b (2, 3)
c @ torch.zeros(2, 3)  # E: matmul-inner-dimensions (2, 3) (2, 3)
for i in range(len(sys.argv)):
    d = torch.zeros(4, 5)
b = d + 0  # S: b (4, 5)
for x, y in loader:
    e = x * 2
b = e + 0  # A: b (4, 3)
for index, (x, y) in enumerate(loader):
    pass
b = x + 0  # A: b (4, 3)


def after():
    for epoch in range(50):
        for x, y in loader:
            out = x @ torch.zeros(3, 7)
        mean = out.mean(0)  # S: mean (7,)
    out @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (4, 7) (5, 2)
    return mean


f = after()  # S: f (7,)


def carried():
    for step in range(4):
        if step == 0:
            h = torch.zeros(2, 6)
        else:
            h = torch.cat([h, torch.zeros(2, 1)], 1)
    return h


g = carried()  # S: g (2, 9)


def carried_on(rounds):
    for step in range(rounds):
        if step == 0:
            h = torch.zeros(2, 6)
        else:
            h = torch.cat([h, torch.zeros(2, 1)], 1)
    return h


g = carried_on(len(sys.argv))  # A: g (2, ?)


def searched(values):
    while True:
        found = torch.zeros(values, 3)
        if values > 3:
            break
        values += 1
    return found


g = searched(2)  # A: g (?, 3)
last = 0
for x, y in loader:
    last = x
b = last + torch.zeros(3)  # A: b (4, 3)
for x, y in loader:
    total = x.sum()
else:
    b = total + torch.zeros(5)  # S: b (5,)


# what is made of itself keeps only what it shares with the value before the loop
nothing = open("numbers").read()
tensor = torch.zeros(2, 3)
rank = torch.zeros(3)
maybe = None
scalar = 1
for item in nothing:
    tensor = torch.cat([tensor, torch.zeros(2, 3)])
    rank = torch.stack([rank, rank])
    maybe = torch.zeros(1, 3) if maybe is None else torch.cat([maybe, torch.zeros(1, 3)])
    scalar = scalar + 1
i = tensor + 0  # A: i (?, 3)
i = rank + 0  # A: i (...)
i = maybe + 0  # A: i (?, 3)
i = torch.zeros(scalar)  # A: i (?,)

# what containers get that is made of what is in them
states = [torch.zeros(1, 3)]
named = {"h": torch.zeros(1, 3)}
numbers = [0]
for item in nothing:
    states.append(torch.cat([states[-1], torch.zeros(2, 3)]))
    named["h"] = torch.cat([named["h"], torch.zeros(2, 3)])
    numbers[0] = numbers[0] + 1
j = states[-1] + 0  # A: j (...)
j = named["h"] + 0  # A: j (...)
j = torch.zeros(numbers[0])  # A: j (?,)
states = [torch.zeros(1, 3)]
for item in range(3):
    states.append(torch.cat([states[-1], torch.zeros(2, 3)]))
j = states[-1] + 0  # S: j (7, 3)
states = [torch.zeros(1, 3)]
more = [torch.zeros(1, 3)]
seen = []
for item in nothing:
    states += [torch.cat([states[-1], torch.zeros(2, 3)])]
    more.extend([torch.cat([more[-1], torch.zeros(2, 3)])])
    seen += [torch.zeros(4, 5)]
j = states[-1] + 0  # A: j (...)
j = more[-1] + 0  # A: j (...)
j = seen[0] + 0  # A: j (4, 5)

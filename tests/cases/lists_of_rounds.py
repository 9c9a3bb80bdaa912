"""Lists that the rounds of a loop make, each its own, and keep in another: behind the loop they are what they were."""

import numpy as np
import torch

store, rows, pairs = {}, [], []
for line in open("corpus.txt"):
    store[line] = [1.0, 2.0]
    rows.append([1.0, 2.0, 3.0])
    part = []
    for word in line.split():
        part.append(len(word))
    pairs.append((part, [1, 2]))
row = np.array(rows[0])  # A: row (3,)
row @ np.zeros((3, 2))
table = torch.tensor(rows)  # A: table (?, 3)
part, kind = pairs[0]
lengths = torch.tensor(part)  # A: lengths (?,)
lengths.view(-1, 1)
entry = torch.tensor(store["a"])  # A: entry (2,)
entry.view(2, 1)
kept = []
for line in open("corpus.txt"):
    kept.append([1.0, 2.0])
first = torch.tensor(kept[0])
first @ torch.zeros(3)  # E: matmul-inner-dimensions (2,) (3,)
first @ torch.zeros(2)


def several():
    values, rewards = [], []
    for step in range(200):
        values.append(torch.zeros(4))
        rewards.append(1.0)
    return torch.stack(values), torch.tensor(rewards)


values, rewards = several()
both = values.sum(1) + rewards  # S: both (200,)
(first, second), third = (torch.zeros(2), torch.zeros(3)), torch.zeros(4)
first, second = second, first
swapped = torch.cat([first, third])  # S: swapped (7,)
swapped + second  # E: broadcast-dimensions (7,) (2,)
pairs = []
for place in range(1, 200):
    for other in [1, 2]:
        pairs.append([place, other])
pair = torch.tensor(pairs[3])  # A: pair (2,)
pair.view(2, 1)
pair.view(3)  # E: reshape-element-count


def columns_of(lines):
    return [list(column) for column in zip(*[line.split() for line in lines])]


words, marks = columns_of(open("corpus.txt"))
counts = torch.zeros(len(marks))  # S: counts (?,)
counts @ torch.zeros(2)


def batch_of(size):
    batch = []
    while len(batch) < size:
        part = []
        pairs = [(line, 1) for line in open("corpus.txt")]
        if len(pairs) > 0:
            part, labels = [list(column) for column in zip(*pairs)]
        batch.extend(part)
    return np.array(batch)


batch_of(500) + np.zeros((500, 3, 3))

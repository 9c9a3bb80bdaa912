"""Datasets, loaders and their batches."""
import random

import numpy as np
import torch
import torch.nn as nn
from torch.utils.data import DataLoader, Dataset, Subset, TensorDataset, random_split

nothing = open("file").read()


class Images(Dataset):
    def __len__(self):
        return 100

    def __getitem__(self, index):
        return torch.zeros(3, 8, 8), index


class Many(Dataset):
    size = 7

    def __len__(self):
        return len(nothing)

    def __getitem__(self, index):
        return [torch.zeros(3), 1.5, True, "text", {"a": torch.zeros(4), "b": 2}]


class Bare(Dataset):
    pass


for images, labels in DataLoader(Images(), batch_size=25):
    a = images + 0  # S: a (25, 3, 8, 8)
    a = labels + 0  # S: a (25,)
for images, labels in DataLoader(Images(), batch_size=30, drop_last=True):
    a = images.view(30, 192)  # S: a (30, 192)
for images, labels in DataLoader(Images(), batch_size=30):
    a = images.view(30, 192)  # W: reshape-element-count
for images, labels in DataLoader(Images(), 200):
    a = images + 0  # S: a (100, 3, 8, 8)
for images, labels in DataLoader(Images(), batch_size=25, sampler=nothing):
    a = images + 0  # A: a (last batch, 3, 8, 8)
for images, labels in DataLoader(Images(), batch_size=nothing):
    a = images + 0  # A: a (?, 3, 8, 8)
for batch in DataLoader(Images(), batch_size=25, collate_fn=nothing):
    a = torch.zeros(batch, 1)  # S: a (?, 1)
loader = DataLoader(Many(), batch_size=5)
for tensor, ratio, flag, text, table in loader:
    a = tensor + 0  # A: a (5, 3)
    a = ratio + 0  # A: a (5,)
    a = flag + 0  # A: a (5,)
    a = torch.zeros(text, 1)  # S: a (?, 1)
for batch in DataLoader(Bare(), batch_size=5):
    a = torch.zeros(batch, 1)  # S: a (?, 1)
for batch in DataLoader(nothing, batch_size=5):
    a = torch.zeros(batch, 1)  # S: a (?, 1)
for batch in DataLoader([torch.zeros(2), torch.zeros(2)], batch_size=2):
    a = batch + 0  # S: a (2, 2)
for batch in DataLoader(tuple(nothing), batch_size=2):
    a = torch.zeros(2, 1)  # S: a (2, 1)
for batch in DataLoader(torch.zeros(6, 4), batch_size=3):
    a = batch + 0  # S: a (3, 4)
for batch in DataLoader(torch.zeros(nothing), batch_size=3):
    a = batch + 0  # S: a (...)
for (batch,) in DataLoader(TensorDataset(torch.zeros(6, 4)), batch_size=3):
    a = batch + 0  # S: a (3, 4)
for first, second in DataLoader(TensorDataset(nothing, torch.zeros(nothing)), batch_size=3):
    a = first + 0  # S: a (...)
    a = second + 0  # S: a (...)
for first, second in DataLoader(TensorDataset(torch.zeros(nothing), nothing), batch_size=3):
    a = first + 0  # S: a (...)
TensorDataset(torch.zeros(6, 4), torch.zeros(5))  # E: dataset-sizes (5,) (6, 4)
TensorDataset(torch.zeros(6, 4), torch.zeros(6))
rows = TensorDataset(torch.zeros(100, 3))
first, second = random_split(rows, [60, 40])
for (batch,) in DataLoader(first, batch_size=20):
    a = batch + 0  # S: a (20, 3)
for (batch,) in DataLoader(second, batch_size=30):
    a = batch + 0  # A: a (10, 3)
first, second = random_split(rows, [len(nothing), 40])
for (batch,) in DataLoader(first, batch_size=20):
    a = batch + 0  # A: a (last batch, 3)
for image in first:
    a = torch.zeros(2, 1)  # S: a (2, 1)
parts = random_split(Images(), nothing)
a = torch.zeros(parts[0], 1)  # S: a (?, 1)
for (batch,) in DataLoader(Subset(rows, [1, 2]), batch_size=20):
    a = batch + 0  # S: a (2, 3)
for batch in DataLoader(nn.Linear(2, 2), batch_size=5):
    a = torch.zeros(batch, 1)  # S: a (?, 1)
a = torch.zeros(loader.dataset.size, loader.batch_size, loader.sampler)  # S: a (7, 5, ?)
a = torch.zeros(len(DataLoader(Images(), batch_size=30)), 1)  # S: a (4, 1)
a = torch.zeros(len(DataLoader(Images(), batch_size=30, drop_last=True)), 1)  # S: a (3, 1)
for number, (images, labels) in enumerate(DataLoader(Images(), batch_size=30)):
    a = torch.zeros(number, 2)  # A: a (3, 2)
loader_of_one = DataLoader(Images())
for images, labels in loader_of_one:
    a = images + 0  # S: a (1, 3, 8, 8)
x, y = loader
a = torch.zeros(x, 1)  # S: a (?, 1)


class Tiles(torch.utils.data.Dataset):
    def __len__(self):
        return 40

    def __getitem__(self, index):
        return torch.zeros(3, 8, 8), torch.zeros(1, 8, 8, dtype=torch.long)


def part_of_it():
    training, _ = torch.utils.data.random_split(Tiles(), [32, 8])
    for tiles, labels in torch.utils.data.DataLoader(training, batch_size=8):
        x = tiles + 0  # S: x (8, 3, 8, 8)
        x = torch.nn.functional.nll_loss(tiles, labels)  # E: loss-target-shape (8, 3, 8, 8)
        x = torch.nn.functional.nll_loss(tiles, labels.squeeze(1))  # S: x ()


part_of_it()


# indices of samples, batches and random integers are below what there is
class Stored(Dataset):
    def __init__(self, number, extra=0):
        self.rows = torch.zeros(number, 3)
        self.extra = extra

    def __len__(self):
        return len(self.rows) + self.extra

    def __getitem__(self, index):
        other = random.randrange(len(self.rows))
        return self.rows[index], self.rows[other]  # W: index-out-of-range


stored = DataLoader(Stored(100), batch_size=8)
history = torch.zeros(len(stored))
for number, (x, y) in enumerate(stored):
    history[number] = x.sum()
    history[number + 1] = x.sum()  # E: index-out-of-range
for x, y in DataLoader(random_split(Stored(100), [60, 40])[0], batch_size=60):
    a = x + y  # S: a (60, 3)
for x, y in DataLoader(Stored(100, 1), batch_size=101):
    a = x + y  # S: a (101, 3)
history[random.randint(0, 13)]  # W: index-out-of-range
history[random.randint(0, 12)]
history[random.choice(range(13))]
picked = torch.zeros(random.choice([3, 4]), 2)  # A: picked (4, 2)
sampled = torch.zeros(len(random.sample(range(100), 7)))  # S: sampled (7,)


# what one loader gets of a dataset is not what another one gets of it
class Lengths(Dataset):
    def __len__(self):
        return 60

    def __getitem__(self, index):
        return torch.zeros(len([word for word in nothing]), 3)


same = Lengths()
for few in DataLoader(same, batch_size=4):
    a = few + 0  # S: a (4, ?, 3)
    a @ torch.zeros(4, 3)  # E: matmul-inner-dimensions (4, ?, 3) (4, 3)
    a + torch.zeros(few.size(1), 3)
for many in DataLoader(Subset(same, range(30)), batch_size=10):
    a = many + 0  # S: a (10, ?, 3)
    a + torch.zeros(many.size(1), 3)
whole = TensorDataset(torch.zeros(100, 3))
for (x,) in DataLoader(Subset(whole, list(range(30))), batch_size=12):
    a = x + 0  # A: a (6, 3)
    a + torch.zeros(5, 3)  # E: broadcast-dimensions
for (x,) in DataLoader(Subset(whole, torch.randperm(100)[:20].tolist()), batch_size=5):
    a = x + 0  # S: a (5, 3)

"""Samples whose size is another one for each: they cannot be stacked to a batch."""
import random

import torch
from torch.utils.data import DataLoader, Dataset


class Growing(Dataset):
    def __len__(self):
        return 10

    def __getitem__(self, index):
        return torch.zeros(index + 1, 4), index


class Boxes(Dataset):
    def __len__(self):
        return 10

    def __getitem__(self, index):
        return torch.rand(3, 8, 8), torch.rand(random.randint(0, 3), 4)


class Crops(Dataset):
    def __init__(self):
        self.size = random.randint(4, 8)

    def __len__(self):
        return 10

    def __getitem__(self, index):
        start = random.randint(0, 8)
        return torch.zeros(16, 3)[start:start + 8], torch.zeros(self.size)


for rows, label in DataLoader(Growing(), batch_size=4):  # E: collate-sizes
    print(rows)
for rows, label in DataLoader(Growing()):
    a = label + 0  # S: a (1,)
for image, boxes in DataLoader(Boxes(), batch_size=4):  # W: collate-sizes
    print(image)
for image, boxes in DataLoader(Boxes(), batch_size=4, collate_fn=lambda samples: list(zip(*samples))):
    print(boxes)
for crop, values in DataLoader(Crops(), batch_size=5):
    b = crop + 0  # S: b (5, 8, 3)


class Windows(Dataset):
    def __init__(self, rows, size):
        self.rows, self.size = rows, size

    def __len__(self):
        return len(self.rows) // self.size

    def __getitem__(self, index):
        begin = index * self.size
        end = min(begin + self.size, len(self.rows))
        return torch.zeros(end - begin), self.rows[begin:end], torch.cat([self.rows[begin:end], torch.zeros(1, 4)])


for places, rows, more in DataLoader(Windows(torch.randn(96, 4), 8), batch_size=3):
    print(places.shape, rows.shape, more.shape)
for places, rows, more in DataLoader(Windows(torch.load("rows.pt"), 8), batch_size=3):
    print(places.shape, rows.shape, more.shape)

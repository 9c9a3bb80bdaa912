"""Datasets that are iterated over: each sample is one that they yield."""
import torch
from torch import nn
from torch.utils.data import DataLoader, IterableDataset


class Stream(IterableDataset):
    def __init__(self, total, width):
        super().__init__()
        self.total, self.width = total, width

    def __iter__(self):
        for number in range(self.total):
            yield torch.randn(self.width), number % 3


class Listed(IterableDataset):
    def __init__(self, rows):
        self.rows = rows

    def __iter__(self):
        return iter(self.rows)


for rows, labels in DataLoader(Stream(10, 6), batch_size=4):
    a = nn.Linear(6, 3)(rows)  # A: a (4, 3)
    nn.CrossEntropyLoss()(a, labels)
for rows, labels in DataLoader(Stream(10, 6), batch_size=4):
    nn.Linear(5, 3)(rows)  # E: linear-in-features
for row in DataLoader(Listed([torch.zeros(3), torch.ones(3)]), batch_size=2):
    nn.Linear(3, 2)(row)

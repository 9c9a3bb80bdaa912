"""Windows at the index of the sample: as long as their bounds are apart, where the length leaves room for the last."""
import sys

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, Subset


class Windows(Dataset):
    def __init__(self, series, window, horizon, room):
        self.series, self.window, self.horizon, self.room = torch.tensor(series, dtype=torch.float32), window, horizon, room

    def __len__(self):
        return len(self.series) - self.window - self.room

    def __getitem__(self, i):
        x = self.series[i:i + self.window]
        y = self.series[i + self.window:i + self.window + self.horizon]
        return x.unsqueeze(-1), y


for x, y in DataLoader(Windows(np.zeros(500), 24, 6, 5), batch_size=8, drop_last=True):
    a = x + 0  # S: a (8, 24, 1)
    b = y + 0  # S: b (8, 6)
    nn.Linear(6, 2)(y)
    nn.Linear(5, 2)(y)  # E: linear-in-features (8, 6)
    nn.LSTM(1, 7, batch_first=True)(x)[0].flatten(1) @ torch.zeros(7 * 25, 1)  # E: matmul-inner-dimensions (8, 168) (175, 1)
few = Subset(Windows(np.zeros(500), 24, 6, 5), range(100))
x, y = next(iter(DataLoader(few, batch_size=8)))  # S: x (8, 24, 1)  # S: y (8, 6)


class Characters(Dataset):
    def __init__(self, data, block):
        self.data, self.block = data, block

    def __len__(self):
        return len(self.data) - self.block

    def __getitem__(self, index):
        part = self.data[index:index + self.block + 1]
        return part[:-1], part[1:]


text = open(sys.argv[1]).read()
codes = torch.tensor([ord(c) for c in text])
for x, y in DataLoader(Characters(codes, 12), batch_size=8, drop_last=True):
    a = x + 0  # S: a (8, 12)
    b = y + 0  # S: b (8, 12)

# the last windows are shorter: how long they are nobody says
for x, y in DataLoader(Windows(np.zeros(500), 24, 6, 0), batch_size=8, drop_last=True):
    a = x + 0  # S: a (8, 24, 1)

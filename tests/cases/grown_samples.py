"""Samples of a dataset that are lists: as long as they are when its method returns."""

import torch
from torch.utils.data import DataLoader, Dataset


class Grown(Dataset):
    def __len__(self):
        return 20

    def __getitem__(self, index):
        sample = []
        sample.append(torch.zeros(3))
        sample.append(torch.zeros(4, 2))
        return sample


class Extended(Dataset):
    def __len__(self):
        return 20

    def __getitem__(self, index):
        sample = [torch.zeros(3)]
        sample += [torch.zeros(6)]
        return sample, index


class Given(Dataset):
    samples = [torch.zeros(3)]

    def __len__(self):
        return 20

    def __getitem__(self, index):
        return self.samples


Given.samples.append(torch.zeros(5))

for batch in DataLoader(Grown(), batch_size=5):
    a = batch[0] + 0  # S: a (5, 3)
    b = batch[1] + 0  # S: b (5, 4, 2)
    torch.zeros(2, 2) @ batch[0]  # E: matmul-inner-dimensions
    batch[2]  # E: item-out-of-range

for (first, second), index in DataLoader(Extended(), batch_size=5):
    c = second + 0  # S: c (5, 6)
    d = index + 0  # S: d (5,)

# one that anybody may fill is open
for given in DataLoader(Given(), batch_size=5):
    given[1] + 0

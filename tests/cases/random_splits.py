"""random_split: whole numbers make up the dataset, or parts of one; what is split off may leave a batch of one sample."""

import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, TensorDataset, random_split

fifty = TensorDataset(torch.zeros(50, 4), torch.zeros(50))
train, rest = random_split(fifty, [40, 10])
a = torch.zeros(len(rest))  # S: a (10,)
random_split(fifty, [40, 20])  # E: random-split-lengths
random_split(fifty, (40, 5, 5))
random_split(fifty, (40, 5))  # E: random-split-lengths
random_split(fifty, [0.8, 0.2])
random_split(fifty, [0.5, 0.25, 0.25], generator=torch.Generator().manual_seed(0))
size = int(0.9 * len(fifty))
random_split(fifty, [size, len(fifty) - size])
random_split(fifty, [1, 0])


class Squares(Dataset):
    def __init__(self, total):
        self.total = total

    def __len__(self):
        return self.total // 2

    def __getitem__(self, index):
        return torch.zeros(4), index


random_split(Squares(80), [33, 7])
random_split(Squares(80), [70, 10])  # E: random-split-lengths


def parts(dataset, share):
    first = int(share * len(dataset))
    second = int((1 - share) * len(dataset))
    return random_split(dataset, [first, second])  # E: random-split-lengths


parts(fifty, 0.75)


def even(dataset, share):
    first = int(share * len(dataset))
    return random_split(dataset, lengths=[first, len(dataset) - first])


one, two = even(fifty, 0.75)
a = torch.zeros(len(one), len(two))  # S: a (37, 13)

# the last batch has one sample
norm = nn.Sequential(nn.Linear(4, 3), nn.BatchNorm1d(3))
first, second = random_split(Squares(80), [33, 7])
for x, _ in DataLoader(first, batch_size=8):
    norm(x)  # W: norm-single-value (1, 3)
for x, _ in DataLoader(second, batch_size=4):
    norm(x)
for x, _ in DataLoader(first, batch_size=8, drop_last=True):
    norm(x)

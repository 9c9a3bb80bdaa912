"""Lists that a collate function makes: as it leaves them, in functions that anybody may call too."""
import numpy as np
import torch
from torch.utils.data import DataLoader, Dataset


class Pictures(Dataset):
    def __len__(self):
        return len(open("names").read())

    def __getitem__(self, index):
        return torch.zeros(3, 4), open("target").read()


def collate(batch):
    pictures = []
    targets = []
    for sample in batch:
        pictures.append(sample[0])
        targets.append(torch.FloatTensor(sample[1]))
    return torch.stack(pictures, 0), targets


def train(**options):
    loader = DataLoader(Pictures(), 4, collate_fn=collate, drop_last=True)
    for pictures, targets in loader:
        a = np.zeros((len(targets), 2))  # S: a (4, 2)
        made = [target.tolist() for target in targets]
        a = np.zeros((len(made), 3))  # S: a (4, 3)
        a.reshape(len(made), -1, 3)
        b = pictures + torch.zeros(2)  # E: broadcast-dimensions


for pictures, targets in DataLoader(Pictures(), 4, collate_fn=collate, drop_last=True):
    a = np.zeros((len(targets), 2))  # A: a (4, 2)
    a.reshape(len(targets), -1, 2)

"""A batch size that the last batch does not have: the loader drops it, so nothing happens."""

import torch
import torch.nn as nn
from torch.utils.data import DataLoader, Dataset

BATCH_SIZE = 64


class Recordings(Dataset):
    def __init__(self, names):
        self.names = names

    def __len__(self):
        return len(self.names)

    def __getitem__(self, index):
        return torch.zeros(1, 28, 28), 0


def train(names):
    loader = DataLoader(Recordings(names), batch_size=BATCH_SIZE, shuffle=True, drop_last=True)
    model = nn.Linear(784, 10)
    criterion = nn.CrossEntropyLoss()
    for images, labels in loader:
        flat = images.view(BATCH_SIZE, 784)  # S: flat (64, 784)
        loss = criterion(model(flat), labels)
        loss.backward()


train(open("names.txt").read().split())

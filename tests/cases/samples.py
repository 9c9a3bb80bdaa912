"""Samples that are dictionaries: collated key by key, as they are when they are returned."""

import torch
import torch.nn as nn
from torch.utils.data import DataLoader, Dataset


class ToFloat:
    def __call__(self, sample):
        image, mask = sample["image"], sample["mask"]
        return {"image": image.float().permute(2, 0, 1), "mask": mask.unsqueeze(0)}


class Scenes(Dataset):
    def __init__(self, transform=None):
        self.transform = transform

    def __len__(self):
        return 100

    def __getitem__(self, index):
        sample = {"image": torch.zeros(32, 48, 3), "mask": torch.zeros(32, 48)}
        if self.transform:
            sample = self.transform(sample)
        return sample


class Texts(Dataset):
    def __len__(self):
        return 90

    def __getitem__(self, index):
        item = {"tokens": torch.zeros(7, dtype=torch.long)}
        item["label"] = index % 3
        item["tokens"] = item["tokens"][:5]
        item["inner"] = {"weights": torch.ones(2)}
        return item


network = nn.Conv2d(3, 4, 3)
for step, batch in enumerate(DataLoader(Scenes(ToFloat()), batch_size=20)):
    images = batch["image"] + 0  # S: images (20, 3, 32, 48)
    masks = batch["mask"] + 0  # S: masks (20, 1, 32, 48)
    out = network(images)  # S: out (20, 4, 30, 46)
for batch in DataLoader(Scenes(), batch_size=20):
    out = network(batch["image"])  # E: conv-in-channels (20, 32, 48, 3)
embedding = nn.Embedding(10, 6)
for batch in DataLoader(Texts(), batch_size=30):
    batch = {key: value for key, value in batch.items()}
    tokens = embedding(batch["tokens"])  # S: tokens (30, 5, 6)
    labels = batch["label"] + 0  # S: labels (30,)
    weights = batch["inner"]["weights"] + 0  # S: weights (30, 2)


# how many lines a file has is an input: the last batch may be smaller
class Lines(torch.utils.data.Dataset):
    def __init__(self, path, part=1):
        self.lines = open(path).read().split("\n")
        self.part = part

    def __len__(self):
        return len(self.lines) // self.part

    def __getitem__(self, index):
        return torch.zeros(5)


for batch in torch.utils.data.DataLoader(Lines("lines", 2), 64):
    batch.view(64, 5)  # W: reshape-element-count
for batch in torch.utils.data.DataLoader(Lines("lines", 3), 64, drop_last=True):
    batch.view(64, 5)

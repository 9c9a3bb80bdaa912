"""default_collate within a function that makes batches: mixed images have a row of shares for each class."""
import torch
from torch import nn
from torch.utils.data import DataLoader, Dataset, default_collate
from torchvision.transforms import v2

mix = v2.RandomChoice([v2.CutMix(num_classes=10), v2.MixUp(num_classes=10)])


class Pictures(Dataset):
    def __len__(self):
        return 100

    def __getitem__(self, index):
        return torch.rand(3, 32, 32), index % 10


def collate(batch):
    return mix(*default_collate(batch))


def found(batch):
    return default_collate([sample for sample in batch if sample is not None])


net = nn.Sequential(nn.Conv2d(3, 2, 3), nn.Flatten(), nn.Linear(1800, 10))
for images, labels in DataLoader(Pictures(), batch_size=20, collate_fn=collate):
    shares = labels + 0  # S: shares (20, 10)
    loss = nn.functional.cross_entropy(net(images), labels)
    nn.Conv2d(1, 2, 3)(images)  # E: conv-in-channels (20, 3, 32, 32)
for images, labels in DataLoader(Pictures(), batch_size=20, collate_fn=found):
    loss = nn.functional.cross_entropy(net(images), labels)
for images, labels in DataLoader(Pictures(), batch_size=20, collate_fn=default_collate):
    loss = nn.functional.cross_entropy(net(images), labels)  # S: loss ()
    scores = net(images)  # S: scores (20, 10)

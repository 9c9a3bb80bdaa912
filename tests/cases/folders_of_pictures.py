"""Pictures of a folder that nobody resizes have the one size that the folder was prepared with: the program need not say which."""

import torch
from torch import nn
from torchvision import datasets, transforms


def batch(*steps):
    data = datasets.ImageFolder("data", transform=transforms.Compose([*steps, transforms.ToTensor()]))
    loader = torch.utils.data.DataLoader(data, batch_size=8, shuffle=True, drop_last=True)
    images, _ = next(iter(loader))
    return images


judge = nn.Sequential(nn.Conv2d(3, 16, 4, stride=4), nn.Conv2d(16, 32, 4, stride=4), nn.Conv2d(32, 1, 4))
target = torch.ones(8, 1, 1, 1)
score = judge(batch())
nn.functional.binary_cross_entropy(torch.sigmoid(score), target)
nn.Linear(5, 2)(nn.functional.adaptive_avg_pool2d(batch(), 4).flatten(1))  # E: linear-in-features (8, 48)
judge(batch(transforms.Resize((32, 32))))  # E: conv-kernel-too-large (8, 32, 2, 2)
score = judge(batch(transforms.Resize((64, 64))))  # S: score (8, 1, 1, 1)
nn.functional.binary_cross_entropy(torch.sigmoid(score), target)
nn.Conv2d(1, 16, 3)(batch())  # E: conv-in-channels (8, 3, image height, image width)

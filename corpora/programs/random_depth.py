"""Blocks that are skipped at random: 24 undecided branches in a row."""

import random

import torch
import torch.nn as nn


class Block(nn.Module):
    def __init__(self, channels, probability):
        super().__init__()
        self.first = nn.Conv2d(channels, channels, 3, padding=1)
        self.second = nn.Conv2d(channels, channels, 3, padding=1)
        self.relu = nn.ReLU()
        self.probability = probability

    def forward(self, images):
        if self.training and random.random() < self.probability:
            return images
        out = self.relu(self.first(images))
        if random.random() < self.probability:
            out = self.second(out)
        return images + out


class Net(nn.Module):
    def __init__(self, depth=24):
        super().__init__()
        self.stem = nn.Conv2d(3, 64, 3, padding=1)
        self.blocks = nn.Sequential(*[Block(64, 0.1) for _ in range(depth)])
        self.head = nn.Linear(64, 10)

    def forward(self, images):
        out = self.blocks(self.stem(images))
        return self.head(out.mean(dim=(2, 3)))


def shrink(images, probability):
    if random.random() < probability:
        images = torch.nn.functional.max_pool2d(images, 1)
    else:
        images = nn.Conv2d(64, 64, 2)(images)
    return images


scores = Net()(torch.randn(8, 3, 32, 32))  # S: scores (8, 10)
images = torch.randn(8, 64, 224, 224)
for _ in range(24):
    images = shrink(images, 0.5)

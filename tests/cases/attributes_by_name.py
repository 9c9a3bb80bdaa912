"""Attributes that a class sets on its own objects by names made at run time, and what every object has."""

import torch
from torch import nn


class Stages(nn.Module):
    """Two stages, set by name and read as they are written."""

    def __init__(self, repeats, widths, last):
        super().__init__()
        self.stage2: nn.Sequential
        self.stage3: nn.Sequential
        print(self.__module__)
        width = 8
        for name, count, out in zip([f"stage{i}" for i in [2, 3]], repeats, widths):
            layers = [nn.Conv2d(width, out, 3, 2, 1)]
            for _ in range(count - 1):
                layers.append(nn.Conv2d(out, out, 1))
            setattr(self, name, nn.Sequential(*layers))
            width = out
        self.score = nn.Linear(last, 5)

    def forward(self, images):
        features = self.stage3(self.stage2(images))
        return self.score(features.mean([2, 3]))  # E: linear-in-features (4, 24)


class Smaller(Stages):
    """What a base sets by name."""

    def forward(self, images):
        return self.stage2(images)


good = Stages([2, 3], [16, 24], 24)(torch.zeros(4, 8, 32, 32))  # S: good (4, 5)
bad = Stages([2, 3], [16, 24], 25)(torch.zeros(4, 8, 32, 32))
half = Smaller([1, 1], [16, 24], 24)(torch.zeros(4, 8, 32, 32))  # S: half (4, 16, 16, 16)


class Sized:
    """Makes another of its own class, and knows where it was defined."""

    def __init__(self, size):
        self.size = size

    def wider(self):
        return self.__class__(self.size + 1)


class Even(Sized):
    def __init__(self, size):
        super().__init__(2 * size)


a = torch.zeros(Sized(3).wider().size)  # S: a (4,)
b = torch.zeros(Even(3).wider().size)  # S: b (14,)
a + b  # E: broadcast-dimensions (4,) (14,)
c = torch.zeros(3 if Sized(1).__module__ == "__main__" else 4)  # S: c (3,)

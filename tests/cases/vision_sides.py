"""What torchvision's transforms make of the sides and channels of images, checked against torchvision 0.28."""

import numpy as np
import torch
from torch import nn
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

x = torch.zeros(4, 3, 20, 30)
a = transforms.Resize((8, 9))(x) + 0  # S: a (4, 3, 8, 9)
a = transforms.Resize([8, 9])(x) + 0  # S: a (4, 3, 8, 9)
a = transforms.Resize([8])(x) + 0  # S: a (4, 3, 8, 12)
a = transforms.Resize(8)(x) + 0  # S: a (4, 3, 8, 12)
a = transforms.Grayscale()(x) + 0  # S: a (4, 1, 20, 30)
s = nn.Sequential(transforms.Resize((8, 8)), transforms.CenterCrop(5))
a = s(x) + 0  # S: a (4, 3, 5, 5)
a = transforms.CenterCrop([5])(x) + 0  # S: a (4, 3, 5, 5)
a = transforms.FiveCrop(5)(x)[0] + 0  # S: a (4, 3, 5, 5)
a = transforms.RandomApply([transforms.CenterCrop(5)], p=0.5)(x) + 0
a = transforms.Resize(size=8, max_size=10)(x) + 0  # S: a (4, 3, 6, 10)
a = transforms.Resize(size=8, max_size=14)(x) + 0  # S: a (4, 3, 8, 12)
a = transforms.Pad(2)(x) + 0  # S: a (4, 3, 24, 34)
a = transforms.Pad((1, 2))(x) + 0  # S: a (4, 3, 24, 32)
a = transforms.Pad([1, 2, 3, 4])(x) + 0  # S: a (4, 3, 26, 34)
a = transforms.RandomCrop(20)(x) + 0  # S: a (4, 3, 20, 20)
a = transforms.RandomCrop(21)(x) + 0  # E: transform-crop-size
a = transforms.RandomCrop(21, padding=1)(x) + 0  # S: a (4, 3, 21, 21)
a = transforms.RandomCrop(21, pad_if_needed=True)(x) + 0  # S: a (4, 3, 21, 21)
a = transforms.FiveCrop(25)(x)[0] + 0  # E: transform-crop-size
a = transforms.RandomRotation(25)(x) + 0  # S: a (4, 3, 20, 30)
a = transforms.RandomRotation(25, expand=True)(x) + 0  # S: a (4, 3, ?, ?)
n = transforms.Normalize((0.5,) * 3, (0.5,) * 3)
a = n(x) + 0
a = n(x[:, :1])  # E: normalize-channels
n = transforms.Normalize([0.5], [0.5])
a = n(x) + 0  # S: a (4, 3, 20, 30)
n = transforms.Normalize(0.5, 0.5)
a = n(x) + 0  # S: a (4, 3, 20, 30)
n = transforms.Normalize([0.5], [0.5, 0.5, 0.5])
a = n(x[:, :1]) + 0  # E: normalize-deviations
c = transforms.ToTensor()(np.zeros((20, 30, 3)))  # S: c (3, 20, 30)
c = transforms.ToTensor()(np.zeros((1, 20, 30, 3)))  # E: transform-array-rank
picture = transforms.ToPILImage()(np.zeros((20, 30, 3), dtype="uint8"))
c = transforms.ToTensor()(picture)  # S: c (3, 20, 30)

# digits have one channel: three means do not fit, in place
three = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.5,) * 3, (0.5,) * 3)])
one = transforms.Compose([transforms.ToTensor(), transforms.Normalize((0.1307,), (0.3081,))])
digits = datasets.MNIST("data", transform=three)  # E: normalize-channels
for images, _ in DataLoader(digits, batch_size=64):
    c = images + 0
for images, _ in DataLoader(datasets.MNIST("data", transform=one), batch_size=50):
    c = images + 0  # A: c (50, 1, 28, 28)

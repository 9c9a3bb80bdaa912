"""Datasets of torchvision as arrays: all images and classes at once."""
import numpy as np
import torch
from torch.utils.data import Dataset
from torchvision import datasets

digits = datasets.MNIST("data", train=True, download=True)
a = digits.data  # S: a (60000, 28, 28)
a = digits.data.unsqueeze(1).float() / 255  # S: a (60000, 1, 28, 28)
b = digits.targets  # S: b (60000,)
b = torch.nn.functional.one_hot(digits.targets, 10)  # S: b (60000, 10)
a = digits.data.view(60000, 784).float() @ torch.zeros(28, 10)  # E: matmul-inner-dimensions
a = datasets.FashionMNIST("data", train=False).data  # S: a (10000, 28, 28)

photos = datasets.CIFAR10("data", train=False)
c = photos.data  # S: c (10000, 32, 32, 3)
c = photos.data.transpose(0, 3, 1, 2)  # S: c (10000, 3, 32, 32)
d = np.array(photos.targets)  # S: d (...)


class Pairs(Dataset):
    def __init__(self, train):
        self.dataset = datasets.MNIST("data", train=train)
        self.data = self.dataset.data.unsqueeze(1).clone()
        classes = np.array(self.dataset.targets.clone(), dtype=None, copy=None)
        self.grouped = {}
        for digit in range(10):
            self.grouped[digit] = np.where((classes == digit))[0]

    def __len__(self):
        return self.data.shape[0]


e = Pairs(True).data + 0  # S: e (60000, 1, 28, 28)
e = torch.zeros(len(Pairs(False)), 1)  # S: e (10000, 1)

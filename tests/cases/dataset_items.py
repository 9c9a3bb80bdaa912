"""Samples of datasets without a loader: one by its number, rows of a TensorDataset, all of them in a loop.

https://docs.pytorch.org/docs/2.13/data.html#map-style-datasets
"""

import torch
from torch import nn
from torch.utils.data import ConcatDataset, Dataset, Subset, TensorDataset, random_split
from torchvision import datasets, transforms

rows = TensorDataset(torch.zeros(50, 7), torch.zeros(50))
sample, label = rows[0]
a = sample + 0  # S: a (7,)
a = label + 0  # S: a ()
part, labels = rows[2:6]
a = part + 0  # S: a (4, 7)
a = rows[:][1] + 0  # S: a (50,)
a = rows[torch.tensor([3, 1, 2])][0] + 0  # S: a (3, 7)
training, validation = random_split(rows, [40, 10])
a = training[0][0] + 0  # S: a (7,)
a = Subset(rows, [1, 2, 3])[1][0] + 0  # S: a (7,)
a = ConcatDataset([rows, rows])[70][0] + 0  # S: a (7,)
rows[50]  # E: index-out-of-range
nn.Linear(8, 2)(rows[3][0])  # E: linear-in-features (7,)
for sample, label in rows:
    a = sample + label  # S: a (7,)
for index, (sample, label) in enumerate(validation):
    a = sample * index  # S: a (7,)
    nn.Linear(8, 2)(sample)  # E: linear-in-features (7,)
a = torch.stack([sample for sample, _ in rows]) + 0  # S: a (50, 7)
a = torch.stack(list(zip(*[rows[i] for i in range(3)]))[0]) + 0  # S: a (3, 7)

digits = datasets.MNIST("data", train=True, transform=transforms.ToTensor())
a = digits[5][0] + 0  # S: a (1, 28, 28)
a = next(iter(digits))[0] + 0  # S: a (1, 28, 28)
a = Subset(digits, range(100))[3][0] + 0  # S: a (1, 28, 28)
a = random_split(digits, [50000, 10000])[1][9][0] + 0  # S: a (1, 28, 28)
a = torch.stack([digits[i][0] for i in range(8)]) + 0  # S: a (8, 1, 28, 28)
a = torch.stack([image for image, _ in digits], dim=3) + 0  # S: a (1, 28, 28, 60000)
image, number = digits[0]
a = nn.Linear(784, 10)(image.view(1, -1))  # S: a (1, 10)
nn.Linear(10, 10)(image)  # E: linear-in-features (1, 28, 28)
nn.Sequential(nn.Flatten(), nn.Linear(10, 10))(image)  # E: linear-in-features (1, 784)

pictures = datasets.CIFAR10("data")
a = transforms.ToTensor()(pictures[0][0]) + 0  # S: a (3, 32, 32)
folder = datasets.ImageFolder("data", transforms.Compose([transforms.Resize((64, 48)), transforms.ToTensor()]))
a = folder[0][0] + 0  # S: a (3, 64, 48)


class Windows(Dataset):
    def __init__(self, series, size):
        self.series, self.size = series, size

    def __len__(self):
        return len(self.series) - self.size

    def __getitem__(self, index):
        return torch.stack([self.series[index + past] for past in range(self.size)]), self.series[index + self.size]


windows = Windows(torch.zeros(100, 4), 12)
a = windows[0][0] + 0  # S: a (12, 4)
a = Subset(windows, range(20))[5][0] + 0  # S: a (12, 4)
a = ConcatDataset([windows, windows])[90][0] + 0  # S: a (12, 4)
a = random_split(windows, [80, 8])[0][5][1] + 0  # S: a (4,)
for window, target in Subset(windows, range(20)):
    a = window - target  # S: a (12, 4)

whole = TensorDataset(torch.zeros(9, 3), torch.ones(9))
first = whole.tensors[0] + 0  # S: first (9, 3)
rows, marks = whole.tensors
marks + torch.zeros(9)
marks + torch.zeros(8)  # E: broadcast-dimensions (9,) (8,)

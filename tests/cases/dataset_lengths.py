"""How many samples a library's dataset has, asked by `len` or by its method; a loop that stops before the rest."""

import torch
from torch.utils.data import DataLoader, Subset, TensorDataset, random_split
from torchvision import datasets, transforms

ten = TensorDataset(torch.zeros(10, 3))
a = torch.zeros(len(ten))  # S: a (10,)
a = torch.zeros(ten.__len__())  # S: a (10,)
a + torch.zeros(4)  # E: broadcast-dimensions (10,) (4,)
six = Subset(ten, range(6))
a = torch.zeros(len(six))  # S: a (6,)
a = torch.zeros(six.__len__())  # S: a (6,)
_, three = random_split(ten, [7, 3])
a = torch.zeros(len(three))  # S: a (3,)
loader = DataLoader(ten, batch_size=4)
a = torch.zeros(loader.__len__(), len(loader))  # S: a (3, 3)

digits = datasets.MNIST("data", train=True, transform=transforms.ToTensor())
a = torch.zeros(len(digits))  # S: a (60000,)
images = DataLoader(digits, batch_size=64, shuffle=True)
wanted = torch.zeros(64, 1, 1, 1)
for number, (x, _) in enumerate(images):
    if number == images.dataset.__len__() // 64:
        break
    y = x + wanted  # S: y (64, 1, 28, 28)
for number, (x, _) in enumerate(images):
    if number == len(images.dataset) // 64 + 1:
        break
    x + wanted  # W: broadcast-dimensions (32, 1, 28, 28) (64, 1, 1, 1)

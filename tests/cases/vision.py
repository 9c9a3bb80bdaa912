"""torchvision: datasets of images and their transforms."""
import numpy as np
import torch
from torch.utils.data import DataLoader
from torchvision import datasets, transforms

nothing = open("file").read()


def first(dataset):
    for images, labels in DataLoader(dataset, batch_size=50, drop_last=True):
        return images
    return torch.zeros(1)


class Twice:
    def __call__(self, image):
        return torch.cat([image, image])


tensor = transforms.ToTensor()
a = first(datasets.MNIST("data", transform=tensor)) + 0  # A: a (50, 1, 28, 28)
a = first(datasets.MNIST("data")) + 0  # A: a (50, 1, 28, 28)
a = first(datasets.CIFAR10("data", train=False, transform=tensor)) + 0  # A: a (50, 3, 32, 32)
a = first(datasets.CIFAR10("data", train=nothing, transform=tensor)) + 0  # A: a (50, 3, 32, 32)
a = first(datasets.STL10("data", transform=tensor)) + 0  # A: a (50, 3, 96, 96)
a = first(datasets.ImageFolder("data", transform=tensor)) + 0  # A: a (50, 3, image height, image width)
a = first(datasets.FakeData(transform=tensor)) + 0  # A: a (50, 3, 224, 224)
a = first(datasets.FakeData(100, (3, 20, 30), transform=tensor)) + 0  # A: a (50, 3, 20, 30)
a = first(datasets.FakeData(100, nothing, transform=tensor)) + 0  # A: a (...)
a = first(datasets.FakeData(100, list(nothing), transform=tensor)) + 0  # A: a (...)
a = first(datasets.FakeData(100, 5, transform=tensor)) + 0  # A: a (50, 5)
a = torch.zeros(len(datasets.FakeData(100)), len(datasets.MNIST("data", train=False)))  # A: a (100, 10000)
a = torch.zeros(len(datasets.STL10("data")), len(datasets.MNIST("data").classes))  # S: a (len(dataset), 10)


def made(*steps):
    return first(datasets.CIFAR10("data", transform=transforms.Compose([*steps, transforms.ToTensor()])))


def folder(*steps):
    return first(datasets.ImageFolder("data", transform=transforms.Compose([*steps, transforms.ToTensor()])))


b = made(transforms.RandomHorizontalFlip()) + 0  # A: b (50, 3, 32, 32)
b = made(transforms.Resize(40)) + 0  # A: b (50, 3, 40, 40)
b = made(transforms.Resize((40, 50))) + 0  # A: b (50, 3, 40, 50)
b = made(transforms.CenterCrop(20)) + 0  # A: b (50, 3, 20, 20)
b = made(transforms.RandomCrop((20, 24))) + 0  # A: b (50, 3, 20, 24)
b = made(transforms.Grayscale()) + 0  # A: b (50, 1, 32, 32)
b = made(transforms.Grayscale(num_output_channels=3)) + 0  # A: b (50, 3, 32, 32)
b = made(transforms.Pad(2)) + 0  # A: b (50, 3, 36, 36)
b = made(transforms.Pad(2), transforms.Resize((40, 50))) + 0  # A: b (50, 3, 40, 50)
b = made(transforms.Lambda(lambda image: image)) + 0  # A: b (50, 3, 32, 32)
b = made(transforms.ToTensor(), transforms.ToPILImage()) + 0  # A: b (50, 3, 32, 32)
b = made(transforms.ToTensor(), Twice()) + 0  # A: b (50, 6, 32, 32)
b = made(transforms.ToTensor(), transforms.Normalize((0.5,) * 3, (0.5,) * 3)) + 0  # A: b (50, 3, 32, 32)
b = folder(transforms.Resize((40, 50)), transforms.Resize(20)) + 0  # A: b (50, 3, 20, 25)
b = folder(transforms.Resize(20)) + 0  # A: b (50, 3, image height, image width)
b = folder(transforms.Resize(20), transforms.CenterCrop(20)) + 0  # A: b (50, 3, 20, 20)
for side in range(20, 30):
    b = folder(transforms.CenterCrop(side), transforms.Resize(9)) + 0  # A: b (50, 3, 9, 9)
either = torch.zeros(3, 4, 5)
for _ in nothing:
    either = torch.zeros(5)
b = transforms.CenterCrop(20)(either) + 0  # A: b (3, 20, 20)
turned = transforms.RandomRotation(3)(nothing)
b = turned.view(2, 3) + 0  # S: b (2, 3)
b = torch.zeros(3 if isinstance(turned, int) else 4)  # A: b (4,)
b = torch.zeros(transforms.Compose(nothing)(nothing), 1)  # S: b (?, 1)
b = torch.zeros(transforms.Compose(list(nothing))(nothing), 1)  # S: b (?, 1)
c = transforms.ToTensor()(np.zeros((20, 30, 3)))  # S: c (3, 20, 30)
c = transforms.ToTensor()(np.zeros((20, 30)))  # S: c (1, 20, 30)
c = transforms.ToTensor()(np.zeros(nothing))  # S: c (...)
c = transforms.Normalize((0.5, 0.5), (0.5, 0.5))(torch.zeros(3, 8, 8))  # E: normalize-channels

"""The number of classes of torchvision's datasets, as the number of outputs of a classifier.

https://docs.pytorch.org/vision/0.22/datasets.html
"""

import torch
from torch import nn
from torchvision import datasets, transforms

training = datasets.FashionMNIST("data", train=True, transform=transforms.ToTensor())
names = training.classes
head = nn.Linear(784, len(names))
a = head(torch.zeros(4, 784))  # S: a (4, 10)
a = torch.zeros(len(datasets.CIFAR100("data").classes)) + 0  # S: a (100,)
nn.Linear(20, 2)(a)  # E: linear-in-features (100,)
confusion = torch.zeros(len(names), len(names))
confusion @ torch.zeros(11, 2)  # E: matmul-inner-dimensions (10, 10) (11, 2)
for name, score in zip(names, a):
    print(name, score)
print(names[3], training.class_to_idx, [name.upper() for name in names])
folder = datasets.ImageFolder("data")
nn.Linear(784, len(folder.classes))(torch.zeros(4, 784))

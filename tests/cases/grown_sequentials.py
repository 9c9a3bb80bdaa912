"""A Sequential that has modules from the start and gets more of them: in loops, behind branches, by a function."""
import torch
from torch import nn

images = torch.rand(2, 3, 32, 32)


class Halved(nn.Module):
    def forward(self, x):
        return x / 2


def copied(layers):
    model = nn.Sequential(Halved())
    number = 0
    for layer in layers.children():
        if isinstance(layer, nn.Conv2d):
            number += 1
            name = "conv_{}".format(number)
        elif isinstance(layer, nn.ReLU):
            name = "relu_{}".format(number)
        else:
            name = "pool_{}".format(number)
        model.add_module(name, layer)
        if name == "conv_1":
            early = model(images)  # S: early (2, 8, 32, 32)
    return model


model = copied(nn.Sequential(nn.Conv2d(3, 8, 3, padding=1), nn.ReLU(), nn.MaxPool2d(2), nn.Conv2d(8, 16, 3, padding=1)))
a = model(images)  # S: a (2, 16, 16, 16)
a.view(2, 8, -1) @ torch.zeros(2, 256, 3)  # E: matmul-inner-dimensions (2, 8, 512) (2, 256, 3)


def deep(widths):
    network = nn.Sequential(nn.Flatten())
    for before, after in zip(widths, widths[1:]):
        network.append(nn.Linear(before, after))
    return network(images)


a = deep([3072, 64, 10])  # S: a (2, 10)
deep([3072, 64, 10]) @ torch.zeros(64, 3)  # E: matmul-inner-dimensions (2, 10) (64, 3)


def with_head(body, classes):
    body.add_module("head", nn.Linear(64, classes))


trunk = nn.Sequential(nn.Flatten(), nn.Linear(3072, 64))
with_head(trunk, 5)
a = trunk(images)  # S: a (2, 5)




def rebuilt():
    network = nn.Sequential(nn.Flatten(), nn.Linear(3072, 64))
    for i in [1]:
        network[i] = nn.Linear(3072, 7)
    return network(images)


a = rebuilt()  # S: a (2, 7)
rebuilt() @ torch.zeros(64, 3)  # E: matmul-inner-dimensions (2, 7) (64, 3)

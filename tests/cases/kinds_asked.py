"""Which kind of thing a value is: torch.is_tensor, inspect.isclass."""
import inspect

import numpy as np
import torch
from torch import nn


def wrapped(items):
    if torch.is_tensor(items[0]):
        items = [items]
    return torch.stack([torch.cat(each) for each in items])


a = wrapped([[torch.zeros(3), torch.zeros(2)], [torch.zeros(5)]])  # S: a (2, 5)
a = wrapped([torch.zeros(3), torch.zeros(2)])  # S: a (1, 5)


def made(layer):
    if inspect.isclass(layer):
        layer = layer(3, 4)
    if inspect.isfunction(layer):
        layer = layer()
    return layer(torch.zeros(2, 3))


class Own(nn.Module):
    def __init__(self, size, other):
        super().__init__()
        self.last = nn.Linear(size, other)

    def forward(self, x):
        return self.last(x)


b = made(Own)  # S: b (2, 4)
b = made(Own(3, 5))  # S: b (2, 5)
b = made(lambda: nn.Linear(3, 6))  # S: b (2, 6)
if torch.is_tensor(np.zeros(3)):
    b = torch.zeros(7)
b = torch.reshape(torch.zeros(10), (5, 2))  # S: b (5, 2)

# what is chosen by a condition that is not followed is not held against what another one chooses
nothing = open("file").read()


def plain():
    return 1


def needing(x):
    return x


def either():
    x = torch.zeros(2, 3)
    call = plain
    if nothing:
        x = (x, x)
        call = needing
    if nothing:
        call(x)
        return nn.Linear(3, 4)(x[0])
    call()
    return nn.Linear(3, 4)(x)


c = nn.Linear(3, 4)((torch.zeros(2, 3), torch.zeros(2, 3)))  # E: layer-given-several
either()
needing()  # E: call-argument

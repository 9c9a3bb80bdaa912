"""What a program demands of its numbers itself, by `assert` and by `raise`."""
import sys

import torch
from torch import nn

unknown = int(open("file").read())


def patches(x, size):
    assert x.shape[1] % size == 0 and x.shape[2] % size == 0, "must be divisible"  # E: assertion-fails
    return x.reshape(-1, size, size)


a = patches(torch.zeros(2, 8, 8), 4)  # S: a (8, 4, 4)
patches(torch.zeros(2, 8, 10), 4)  # G: call


class Checked(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, x):
        if x.shape[1] != self.size:
            raise ValueError(f"{self.size} expected, not {x.shape[1]}")
        if not (x.dim() == 3 or x.dim() == 4):  # E: assertion-fails
            raise ValueError("an image, or some")
        return x * 2


a = Checked(3)(torch.zeros(5, 3, 8, 8))  # S: a (5, 3, 8, 8)
Checked(3)(torch.zeros(5, 3, 8, 8, 8))  # G: call


def either(x):
    assert x.shape[0] == 2 or x.shape[0] == 3
    assert (x.shape[0] == 3 and x.shape[1] == 3) or x.shape[1] == 4
    assert 1 < x.shape[0] < 4
    return x


a = either(torch.zeros(2, 4))  # S: a (2, 4)
a = either(torch.zeros(3, 3))  # S: a (3, 3)

# nothing is said of what may hold, or is waited for
size = 3 if unknown else 4
assert size == 4
assert unknown == 4
assert torch.zeros(size, 2).shape[0] == 4
if size == 3:
    a = torch.zeros(3)
elif size == 5:
    a = torch.zeros(5)
else:
    raise ValueError(size)
try:
    assert torch.zeros(3).shape[0] == 4
except AssertionError:
    pass


class Rows:
    def __getitem__(self, index):
        if index >= 3:
            raise IndexError(index)
        return torch.zeros(2)


a = torch.stack([row for row in Rows()])
if len(a.shape) == 2:
    sys.exit(0)

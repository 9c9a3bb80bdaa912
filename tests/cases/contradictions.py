"""What several places require of one value that nobody knows: each alone is no finding, together they are one."""
import numpy as np
import torch
import torch.nn as nn

# ---- one unknown tensor with two numbers of dimensions
table = torch.from_numpy(np.load("table.npy"))
matrix = torch.mm(table, torch.zeros(3, 4))
batches = torch.bmm(table, torch.zeros(5, 3, 4))  # E: contradictory-requirements (...) (5, 3, 4)

# ---- different unknown tensors are not mixed
first = torch.from_numpy(np.load("first.npy"))
second = torch.from_numpy(np.load("second.npy"))
matrix = torch.mm(first, torch.zeros(3, 4))
batches = torch.bmm(second, torch.zeros(5, 3, 4))
grown = torch.bmm(first.unsqueeze(0), torch.zeros(1, 3, 4))
flat = torch.mm(second.flatten(1), torch.zeros(6, 4))
changed = first * 2
again = torch.mm(changed, torch.zeros(3, 4))

# ---- last dimensions
third = torch.from_numpy(np.load("third.npy"))
narrow = third @ torch.zeros(3, 4)
wide = third @ torch.zeros(5, 4)  # E: contradictory-requirements (...) (5, 4)
fourth = np.load("fourth.npy")
offset = fourth + np.zeros(7)
scaled = fourth * np.zeros((6, 7))
one = fourth - np.zeros(1)
other = fourth + np.zeros(8)
fifth = np.load("fifth.npy")
product = np.matmul(fifth, np.zeros((7, 2)))
shifted = fifth + np.zeros(7)
moved = fifth + np.zeros(8)  # E: contradictory-requirements (...) (8,)


class Heads(nn.Module):
    """Two layers on one input whose sizes differ."""

    def __init__(self, size):
        super().__init__()
        self.left = nn.Linear(12, 4)
        self.right = nn.Linear(size, 4)

    def forward(self, x):
        return self.left(x) + self.right(x)  # E: contradictory-requirements (...)


Heads(12)(torch.from_numpy(np.load("sixth.npy")))
Heads(13)(torch.from_numpy(np.load("seventh.npy")))


# ---- branches that exclude each other, and those of which nobody knows whether they do
def either(x, deep):
    if deep:
        return torch.bmm(x, torch.zeros(5, 3, 4))
    return torch.mm(x, torch.zeros(3, 4))


def by_rank(x):
    if x.dim() == 3:
        x = torch.bmm(x, torch.zeros(5, 3, 3))
    if x.dim() == 2:
        x = torch.mm(x, torch.zeros(3, 3))
    return x


def perhaps(x, deep):
    matrix = torch.mm(x, torch.zeros(3, 4))
    if deep:
        return torch.bmm(x, torch.zeros(5, 3, 4))  # E: contradictory-requirements (...) (5, 3, 4)
    return matrix


def tried(x):
    try:
        return torch.mm(x, torch.zeros(3, 4))
    except RuntimeError:
        return torch.bmm(x, torch.zeros(5, 3, 4))


def each(many):
    for x in many:
        if x.dim() > 2:
            torch.bmm(x, torch.zeros(5, 3, 4))
        else:
            torch.mm(x, torch.zeros(3, 4))


def several(x, y, deep):
    both = x if deep else y
    torch.mm(both, torch.zeros(3, 4))
    return torch.bmm(x, torch.zeros(5, 3, 4))


def parts(pair):
    x, y = pair
    torch.mm(x, torch.zeros(3, 4))
    torch.bmm(y, torch.zeros(5, 3, 4))
    torch.mm(pair.left, torch.zeros(3, 4))
    return torch.bmm(pair.right, torch.zeros(5, 3, 4))

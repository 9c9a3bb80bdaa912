"""Functions and classes that call themselves: as often as the program says, within the limit."""

import numpy as np
import torch
from torch import nn


def doubled(times, x):
    if times == 0:
        return x
    return doubled(times - 1, torch.cat([x, x]))


class Nested(nn.Module):
    def __init__(self, level):
        super().__init__()
        self.inner = Nested(level - 1) if level else None
        self.linear = nn.Linear(4, 4)

    def forward(self, x):
        x = self.linear(x)
        return self.inner(x) if self.inner is not None else x


class Widening(nn.Module):
    def __init__(self, level):
        super().__init__()
        self.linear = nn.Linear(4 + level, 5 + level)
        self.inner = Widening(level + 1) if level < 3 else None

    def forward(self, x):
        x = self.linear(x)  # E: linear-in-features (5, 4)
        return x if self.inner is None else self.inner(x)


a = doubled(4, torch.zeros(1, 3))  # S: a (16, 3)
b = Nested(4)(torch.zeros(5, 4))  # S: b (5, 4)
c = Widening(0)(torch.zeros(5, 4))  # S: c (5, 8)
Widening(1)(torch.zeros(5, 4))


def halves(x):
    """What calls itself at two places goes as deep as the sizes say."""
    if x.shape[0] <= 1:
        return x
    even = halves(x[::2])
    odd = halves(x[1::2])
    return torch.cat([even + odd, even - odd])


def best_split(rows, depth):
    """It is open when this ends: it is not followed far, which would take longer at each level."""
    largest = np.unique(rows)[0]
    if depth < 50 and largest > 0:
        left = best_split(rows[rows[:, 0] > largest], depth + 1)  # G: call
        right = best_split(rows[rows[:, 0] <= largest], depth + 1)  # G: call
        return left + right
    return np.mean(rows, axis=0)


d = halves(torch.ones(16, 3))  # S: d (16, 3)
best_split(np.ones((50, 4)), 0)


class SumTree:
    """Where the data decide whether it goes on, only a few levels are followed."""

    def __init__(self):
        self.tree = np.zeros(63)

    def propagate(self, indices, level):
        parents = (indices - 1) // 2
        level @ np.zeros((3, 3))  # E: matmul-inner-dimensions (2, 4) (3, 3)
        rows = level.sum(1)  # S: rows (2,) (3,) (4,)
        if parents[0] != 0:
            return self.propagate(parents, np.concatenate([level, np.zeros((1, 4))]))  # G: call
        return parents


tree = SumTree()
g = tree.propagate(np.zeros(16, dtype=int), np.zeros((2, 4)))
g.reshape(16)

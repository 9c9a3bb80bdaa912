"""Conditions on numbers of dimensions: behind them a name has only those of its values for which they hold."""
import sys

import numpy as np
import torch


def column(y):
    if len(np.shape(y)) == 1:
        y = np.expand_dims(y, axis=1)
    return np.concatenate((np.ones((10, 4)), y), axis=1)


def images(x):
    if x.dim() == 3:
        x = x.unsqueeze(0)
    elif not x.ndim > 3:
        raise ValueError("no images")
    return x


def rows(x):
    if x.ndim > 2:
        return x.flatten(1)
    if x.ndim < 2:
        return x[None]
    return x


known = len(sys.argv) > 3
some = np.ones(10) if known else np.ones((10, 2))
column(some)
column(some) @ np.ones((7, 3))  # E: matmul-inner-dimensions (10, 5) (7, 3)
pictures = torch.zeros(3, 8, 8) if known else torch.zeros(2, 3, 8, 8)
torch.nn.Conv2d(3, 4, 3)(images(pictures))
torch.nn.Conv2d(4, 4, 3)(images(pictures))  # E: conv-in-channels (1, 3, 8, 8)
flat = torch.zeros(6) if known else torch.zeros(5, 3, 2)
rows(flat) @ torch.zeros(6, 4)
rows(flat) @ torch.zeros(7, 4)  # E: matmul-inner-dimensions
a = rows(torch.from_numpy(np.load("x.npy")))


class Plan:
    """A method that is called as NumPy's function is tells nothing of its argument."""

    def shape(self, x):
        return [1]

    def run(self, x):
        if len(self.shape(x)) == 1:
            x = x @ torch.zeros(7, 4)  # E: matmul-inner-dimensions (5, 6) (7, 4)
        return x


Plan().run(torch.zeros(5, 6))
plan = Plan()
grid = torch.zeros(5, 6)
if len(plan.shape(grid)) == 1:
    grid @ torch.zeros(7, 4)  # E: matmul-inner-dimensions (5, 6) (7, 4)

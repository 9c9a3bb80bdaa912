"""Quotient and remainder in one call."""

import numpy as np
import torch

quotient, remainder = divmod(17, 5)
a = torch.zeros(quotient, remainder)  # S: a (3, 2)
hours, rest = divmod(3725.5, 3600)
b = torch.zeros(int(hours))  # S: b (1,)
rows, columns = divmod(-7, 4)
c = torch.zeros(-rows, columns)  # S: c (2, 1)
a @ c.T  # E: matmul-inner-dimensions (3, 2) (1, 2)


def folded(x, width):
    whole, left = divmod(x.shape[1], width)
    assert left == 0
    return x.view(x.shape[0], whole, width)


d = folded(torch.zeros(2, 12), 4)  # S: d (2, 3, 4)

times = np.zeros((6, 1))
minutes, seconds = divmod(times, 60 * np.ones(4))
both = minutes + seconds  # S: both (6, 4)
parts = np.divmod(times, 60)
e = parts[1]  # S: e (6, 1)
seconds + np.zeros((6, 5))  # E: broadcast-dimensions (6, 4) (6, 5)
divmod(np.zeros(3), np.zeros(4))  # E: broadcast-dimensions (3,) (4,)

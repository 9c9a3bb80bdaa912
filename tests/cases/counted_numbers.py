"""How often each number occurs: bincount gives as many counts as the largest number tells, and never less than minlength."""

import numpy as np
import torch


def labels(n):
    return np.random.randint(0, 3, n)


y = labels(20)
counts = np.bincount(y, minlength=5)  # S: counts (?,)
prior = counts / np.ones(5)
prior = counts / np.ones(4)  # E: broadcast-dimensions
larger = counts + np.ones(7)
one = counts + np.ones(1)
rows = np.zeros((20, 3))
rows[0] = np.bincount(y, minlength=3)
rows[0] = np.bincount(y, minlength=4)  # E: index-assignment-shape
weighted = np.bincount(y, weights=np.ones(20), minlength=3)
product = np.ones((2, 3)) @ weighted  # S: product (2,)
product = np.ones((2, 2)) @ weighted  # E: matmul-inner-dimensions
open_counts = np.bincount(y) + np.ones(4)

t = torch.bincount(torch.randint(0, 3, (20,)), minlength=5)
total = t + torch.ones(5)
total = t + torch.ones(4)  # E: broadcast-dimensions

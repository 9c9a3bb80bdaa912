"""What ``x += y`` does to tensors: the result goes into x, so it must have the shape and fit the type of x."""

import numpy as np
import torch

w = torch.zeros(3, 4)
w += torch.ones(4)
w -= torch.ones(3, 1)
w *= 2.5  # S: w (3, 4)

narrow = torch.zeros(4)
narrow += torch.ones(3, 4)  # E: inplace-shape (4,) (3, 4)
column = torch.zeros(3, 1)
column *= torch.ones(3, 4)  # E: inplace-shape (3, 1) (3, 4)
whole = torch.zeros(3, dtype=torch.long)
whole += 1.5  # E: result-type (3,)
whole /= 2  # E: result-type (3,)
other = torch.zeros(3)
other += torch.ones(4)  # E: broadcast-dimensions (3,) (4,)

total = 0
for _ in range(3):
    total += torch.ones(4)
total = total + 0  # S: total (4,)
number = torch.tensor(0.0)
number += torch.ones(2)  # E: inplace-shape () (2,)

rows = np.zeros((3, 4))
rows += np.ones(4)
rows /= 2  # S: rows (3, 4)
flat = np.zeros(4)
flat += np.ones((3, 4))  # E: inplace-shape (4,) (3, 4)
counts = np.zeros(4, dtype=int)
counts += 1
counts /= 2  # E: result-type (4,)
summed = rows.sum()
summed += np.ones(4)
summed = summed + 0  # S: summed (4,)
rows[:, 0] += np.ones(3)
rows[0] += np.ones((2, 4))  # E: inplace-shape (4,) (2, 4)
product = np.ones((2, 2))
product @= np.ones((2, 2))  # S: product (2, 2)

# copy_ fills a tensor: what is copied may be broadcast, and is changed into its type
kept = torch.zeros(4, 3, dtype=torch.int64)
kept = kept.copy_(torch.ones(3))  # S: kept (4, 3)
kept.copy_(torch.ones(4, 1), non_blocking=True)
kept.copy_(2.5)
kept.copy_(torch.ones(4))  # E: broadcast-dimensions (4, 3) (4,)
torch.zeros(3).copy_(torch.ones(4, 3))  # E: inplace-shape (3,) (4, 3)
linear = torch.nn.Linear(3, 4)
linear.weight.data.copy_(torch.ones(4, 3))  # S: _ (4, 3)
linear.weight.data.copy_(torch.ones(3, 4))  # E: broadcast-dimensions (4, 3) (3, 4)

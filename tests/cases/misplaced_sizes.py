"""Rows that are left, with a value for each: which dimension the values lack is told, however many rows there are."""
import numpy as np
import torch

features, scores = torch.randn(96, 32), torch.randn(96)
kept = torch.where(scores > 0)[0]
rows, values = features[kept], scores[kept]
a = rows * values.unsqueeze(1) + 0  # S: a (?, 32)
rows * values  # W: broadcast-dimensions (?, 32) (?,)
first = features[0]
b = rows + first  # S: b (?, 32)
c = rows.t() * values + 0  # S: c (32, ?)
rows - features[0, :16]  # E: broadcast-dimensions (?, 32) (16,)
square = rows @ rows.t()
d = square - values  # S: d (?, ?)
table = np.random.rand(50, 4)
chosen = np.flatnonzero(table[:, 0] > 0.5)
table[chosen] / table[chosen].sum(axis=1)  # W: broadcast-dimensions (?, 4) (?,)
total = table[chosen].sum(axis=1, keepdims=True)
e = table[chosen] / total  # S: e (?, 4)
other = np.flatnonzero(table[:, 1] > 0.5)
table[chosen] + table[other][:, 0]

"""Choices of itertools: pairs one by one, of others how many items they have."""
import itertools
from itertools import combinations, permutations

import numpy as np
import torch

pairs = np.array(list(combinations(range(4), 2)))  # S: pairs (6, 2)
pairs @ np.zeros((2, 3))
pairs @ np.zeros((3, 3))  # E: matmul-inner-dimensions (6, 2) (3, 3)
shapes = []
for i, j in itertools.combinations([2, 3, 5], 2):
    shapes.append(torch.zeros(i, j))
a = shapes[1] + 0  # S: a (2, 5)
b = shapes[2] + 0  # S: b (3, 5)
c = torch.tensor(list(combinations(range(100), 2)))  # S: c (?, 2)
d = np.array(list(permutations([1, 2, 3])))  # S: d (...)
e = np.array(list(permutations([1, 2, 3], 2)))  # S: e (?, 2)
f = np.array(list(combinations(open("names").readlines(), 3)))  # S: f (...)
none = list(combinations([1], 2))
g = torch.zeros(len(none) + 1)  # S: g (1,)

"""Ranges, however long, as the data of arrays and tensors, and the numbers in them."""

import random

import numpy as np
import torch

count = int(input())
table = np.zeros((1000, 7))

a = torch.LongTensor(range(140))  # S: a (140,)
a = torch.FloatTensor(range(2, 9, 2))  # S: a (4,)
a = torch.tensor(range(140))  # S: a (140,)
torch.zeros(3) + a  # E: broadcast-dimensions (3,) (140,)
b = np.array(range(200, 500))  # S: b (300,)
np.zeros(3) + b  # E: broadcast-dimensions (3,) (300,)
b = np.array(range(0))  # S: b (0,)
b = np.array([range(200), range(200)])  # S: b (2, 200)
np.array([range(200), range(300)])  # E: array-ragged
c = np.array(range(count))
np.zeros(3) + c
np.zeros((count, 3)) + c[:, None]
np.zeros((3, 4)) @ np.array(range(count, count + 5))  # E: matmul-inner-dimensions
np.zeros((3, 5)) @ np.array(range(count, count + 5))
np.zeros((3, 5)) @ np.array(range(count, count + 10, 2))
d = table[range(140)]  # S: d (?, 7)

# as lists: their length is known, their numbers are not where they are many
big = list(range(1000))
e = np.array(big)  # S: e (1000,)
np.zeros((999, 2)) + e[:, None]  # E: broadcast-dimensions (999, 2) (1000, 1)
e = table[big[:800]]  # S: e (800, 7)
e = table[big[800:]]  # S: e (200, 7)
random.shuffle(big)
e = np.array(big) + 0  # S: e (1000,)
e = torch.LongTensor(big[:32])  # S: e (32,)
e = np.array(tuple(range(140)))  # S: e (140,)
e = torch.zeros(big[500] + 1)
e = np.array(list(range(count))) + 0  # S: e (?,)
e = np.array([0, 1] + big)  # S: e (1002,)

# one of them
f = torch.zeros(range(300)[200])  # S: f (200,)
f = torch.zeros(range(300)[-1])  # S: f (299,)
f = torch.zeros(range(0, 3000, 10)[200], 4) @ torch.zeros(5, 4)  # E: matmul-inner-dimensions (2000, 4) (5, 4)
f = torch.zeros(range(count)[2] + 1)

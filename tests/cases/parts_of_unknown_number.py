"""Tensors split into parts of which nobody knows how many, or how large: the other dimensions stay."""

import json

import numpy as np
import torch

count = int(open("count.txt").read())
rows, labels = np.loadtxt("rows.csv", delimiter=",").reshape(-1, 6), np.zeros(150, dtype=int)
weights = np.zeros((6, 3))
order = np.random.permutation(len(rows))
for chosen in np.array_split(order, int(np.ceil(len(rows) / 32))):
    scores = rows[chosen] @ weights + np.zeros(3)
    scores -= scores.max(axis=1, keepdims=True)
    rows[chosen] @ np.zeros((3, 6))  # E: matmul-inner-dimensions
    scores[:, :, 0]  # E: index-too-many
for part in np.array_split(np.zeros((50, 3)), count):
    part + np.zeros(4)  # E: broadcast-dimensions
    total = part.sum(axis=0)  # S: total (3,)
for part in torch.zeros(50, 3).chunk(count, dim=1):
    part + torch.zeros(49, 1)  # E: broadcast-dimensions
    part + torch.zeros(50, 1)
    mean = part.mean(1)  # S: mean (50,)
sizes = json.load(open("sizes.json"))
for part in torch.zeros(50, 3).split(sizes):
    part + torch.zeros(7, 2)  # E: broadcast-dimensions
first, *others = torch.zeros(50, 3).split(sizes, dim=-1)
first + torch.zeros(40, 1)  # E: broadcast-dimensions
last = others[0].sum(1)  # S: last (50,)

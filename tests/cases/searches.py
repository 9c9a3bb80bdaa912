"""Searches move one of two ends in each round, nobody knows which; other loops are followed."""

import math

import torch

limit = float(open("limit").read())


def bisected(low, high):
    while high - low > 1:
        middle = (low + high) // 2
        if middle <= limit:
            low = middle
        else:
            high = middle
    return low


def scaled(size, target, eps=1e-5):
    smallest, largest = eps / 10, 100.0
    while largest - smallest >= eps:
        scale = (smallest + largest) / 2
        if math.ceil(size * scale) <= target:
            smallest = scale
        else:
            largest = scale
    return math.ceil(size * smallest)


def tuned(values, low=0.0, high=1.0):
    beta = 1.0
    for _ in range(50):
        if sum(value * beta for value in values) > limit:
            low = beta
            beta = (beta + high) / 2
        else:
            high = beta
            beta = (beta + low) / 2
    return beta


rows = torch.ones(bisected(0, 100), 3)
rows @ torch.ones(3, 2)
rows @ torch.ones(4, 2)  # E: matmul-inner-dimensions (4, 2)

torch.ones(scaled(7, limit), 5) @ torch.ones(5, 1)
torch.ones(scaled(7, limit), 5) @ torch.ones(4, 1)  # E: matmul-inner-dimensions (4, 1)

product = torch.ones(2, 3) * tuned([limit, 2.0])  # S: product (2, 3)
product @ torch.ones(2, 2)  # E: matmul-inner-dimensions (2, 3) (2, 2)

# one name only: no search
size, blocks = 100, 0
while size > 4:
    if size % 2:
        size = (size + 1) // 2
    else:
        size = size // 2
    blocks += 1
halved = torch.ones(blocks, size)  # S: halved (5, 4)

# two names, each moved by itself
width, height = 64, 32
while width > 1 and height > 1:
    if width > height:
        width = width // 2
    else:
        height = height // 2
shrunk = torch.ones(width, height)  # S: shrunk (2, 1)

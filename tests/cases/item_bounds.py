"""Items that are not there, and as many names as there are no items; and what nobody may know of."""

import heapq
import sys

import numpy as np
import torch

image = torch.zeros(3, 4)
rows = image.shape[1]
rows = image.shape[-2]
rows = image.shape[2]  # E: item-out-of-range
rows = image.size()[-3]  # E: item-out-of-range
height, width = image.shape
channels, height, width = image.shape  # E: unpack-length
batch, *rest = image.shape
rows = np.zeros((3,)).shape[1]  # E: item-out-of-range


def stages(numbers):
    layers = [torch.nn.Linear(8, numbers[place]) for place in range(3)]
    return layers, numbers[3]  # E: item-out-of-range


stages([2, 2, 2, 2])
stages([2, 2, 2])  # the call is fine, the item is not
stages((1, 2, 3, 4, 5))
last = [1, 2, 3][3]  # E: item-out-of-range


def whatever(flag, other):
    pair = (1, 2) if flag else (1, 2, 3)
    third = pair[2]
    a, b = pair
    try:
        third = (1, 2)[2]
        a, b = (1, 2, 3)
    except (IndexError, ValueError):
        third = 0
    return third, a, b


whatever(len(sys.argv) > 1, sys.argv)
found = []
for argument in sys.argv:
    found.append(len(argument))
first = found[0]
known = [1]
known.append(2)
second = known[1]
for number in range(4):
    if len(known) > number:
        torch.zeros(known[number])
known = [1]
heapq.heappush(known, 2)
one, two = known

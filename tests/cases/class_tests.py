"""What a condition tells of the class of a name: behind it the name has only such values."""

import random

import numpy as np
import torch
import torch.nn as nn


class Node:
    def __init__(self):
        self.width = 4

    def size(self):
        return self.width


def some(first, second):
    return first if random.random() > 0.5 else second


def rows(x):
    if isinstance(x, (list, tuple)):
        return len(x)
    if not isinstance(x, torch.Tensor):
        return x.size
    return x.size(0)


value = some(3, Node())
a = torch.zeros(value.size() if isinstance(value, Node) else value)  # S: a (3,) (4,)
if isinstance(value, Node):
    b = torch.zeros(value.size())  # S: b (4,)
    torch.zeros(value.width) @ torch.zeros(5)  # E: matmul-inner-dimensions (4,) (5,)
else:
    c = torch.zeros(value + 1)  # S: c (4,)
if not isinstance(value, Node) and value > 2:
    d = torch.zeros(value)  # S: d (3,)
e = torch.zeros(rows(some(torch.zeros(6, 2), [1, 2])))  # S: e (6,) (2,)
f = torch.zeros(rows(np.zeros((2, 4))))  # S: f (8,)
items = {"a": 3, "b": Node()}
sizes = {name: each.size() if isinstance(each, Node) else each for name, each in items.items()}
g = torch.zeros(sizes["a"], sizes["b"])  # S: g (3, 4)

# a batch that is a tensor, or a pair
batch = some(torch.zeros(8, 5), (torch.zeros(8, 5), torch.zeros(8)))
inputs = batch[0] if isinstance(batch, tuple) else batch  # S: inputs (8, 5)
outputs = nn.Linear(5, 2)(inputs)  # S: outputs (8, 2)
if isinstance(batch, torch.Tensor):
    nn.Linear(6, 2)(batch)  # E: linear-in-features (8, 5)

# layers by their class
layer = some(nn.Linear(5, 3), nn.Conv2d(1, 7, 2))
if isinstance(layer, nn.Linear):
    h = layer(torch.zeros(2, 5))  # S: h (2, 3)
elif isinstance(layer, nn.Conv2d):
    h = layer(torch.zeros(2, 1, 4, 4))  # S: h (2, 7, 3, 3)

# what nobody knows may be one
unknown = torch.load("anything")
if isinstance(unknown, Node):
    k = torch.zeros(unknown.size(), 2)  # S: k (?, 2)

"""Parts of results by name: values, indices, factors; numbers drawn with a point."""

import random

import torch
from torch import nn

x = torch.rand(5, 4)
best = x.max(1).indices  # S: best (5,)
most = x.max(dim=1, keepdim=True).values  # S: most (5, 1)
few = x.topk(2).indices  # S: few (5, 2)
ordered = torch.sort(x, 0)
rows = ordered.values  # S: rows (5, 4)
places = ordered.indices  # S: places (5, 4)
values, indices = ordered
least = torch.aminmax(x).min  # S: least ()
left = torch.linalg.svd(torch.rand(6, 3), full_matrices=False).U  # S: left (6, 3)
nn.Embedding(4, 7)(best)
nn.Embedding(4, 7)(x.max(1).values)  # E: index-type
x.gather(1, best.view(5, 1))
x.gather(1, best)  # E: gather-shape
rows @ few.float()  # E: matmul-inner-dimensions


def act(states):
    return states.max(1).indices.view(1, 1)


action = act(torch.rand(1, 3))  # S: action (1, 1)
torch.rand(2, 3).max(1).indices.view(1, 1)  # E: reshape-element-count


class Environment:
    def __init__(self, sizes=4):
        self.sizes = sizes

    def step(self):
        return [random.random() for _ in range(self.sizes)], random.uniform(0, 1)


observation, reward = Environment().step()
state = torch.tensor(observation)  # S: state (4,)
gain = torch.tensor([reward])  # S: gain (1,)
nn.Linear(4, 2)(state)
nn.Linear(3, 2)(state)  # E: linear-in-features

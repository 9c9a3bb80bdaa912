"""A `while` around episodes of steps: it ends when enough steps were done, nobody knows in which round."""

import random

import torch
from torch import nn


class Policy(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(8, 8) for _ in range(3)])
        self.head = nn.Linear(8, 2)

    def forward(self, x):
        for layer in self.layers:
            x = torch.tanh(layer(x))
        return self.head(x)


policy = Policy()
kept = []
steps = 0
while steps <= 1000:
    state = torch.rand(8)
    for step in range(1, 50):
        choice = policy(state)  # S: choice (2,)
        kept.append(choice)
        steps += 1
        state = torch.rand(8)
        if steps % 40 == 0:
            nn.Linear(2, 1)(choice)
            nn.Linear(3, 1)(choice)  # E: linear-in-features
        if random.random() < 0.1:
            break
last = policy(torch.rand(5, 8))  # S: last (5, 2)

"""Loops of an unknown number of rounds: what they start with meets the first round, what that leaves the others."""

import sys

import numpy as np
import torch
from torch import nn


class Predictor(nn.Module):
    def __init__(self):
        super().__init__()
        self.gru = nn.GRU(16, 32, 2, batch_first=True)

    def forward(self, x, state):
        out, state = self.gru(x, state)  # E: recurrent-state (20, 2, 32)
        return out, state


model = Predictor()

# the first round always fails, though what it would leave is right
state = torch.zeros(20, 2, 32)
for start in range(0, int(sys.argv[1]), 30):
    out, state = model(torch.zeros(20, 30, 16), state.detach())

kept = torch.zeros(2, 20, 32)
for start in range(0, int(sys.argv[1]), 30):
    good, kept = model(torch.zeros(20, 30, 16), kept.detach())
    good = good * 2  # S: good (20, 30, 32)

# in place of itself
weight = np.zeros((4, 4))
wide = np.zeros((4, 5))
for _ in range(int(sys.argv[1])):
    wide = weight @ wide.T  # E: matmul-inner-dimensions (4, 4) (5, 4)
square = np.zeros((4, 4))
for _ in range(int(sys.argv[1])):
    square = weight @ square.T  # S: square (4, 4)

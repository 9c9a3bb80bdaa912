"""A size that one tensor is held to is another one's: of which of its values decides."""

import sys

import torch
from torch import nn

rnn = nn.GRU(8, 8)


def run(source, target):
    hidden = torch.zeros(source.shape[1], 8)
    given = target[0, :]
    for step in range(1, 2):
        out, hidden = rnn(torch.zeros(1, given.shape[0], 8), hidden.unsqueeze(0))
        hidden = hidden.squeeze(0)
        given = target[step]
    return out


def batches(total, size):
    for start in range(0, total, size):
        rows = [torch.tensor([0, 0, 1]) for _ in range(total)][start : start + size]
        yield nn.utils.rnn.pad_sequence(rows), nn.utils.rnn.pad_sequence(rows)


for source, target in batches(7, 3):
    run(source, target).sum().backward()

rnn(torch.zeros(1, 3, 8), torch.zeros(1, 2, 8))  # E: recurrent-state (1, 2, 8)
few = "--few" in sys.argv
x = torch.zeros(1, 1, 8) if few else torch.zeros(1, 3, 8)
state = torch.zeros(1, 1, 8)
nn.GRU(8, 8)(x, state)  # W: recurrent-state (1, 1, 8)
rnn(x, state if few else torch.zeros(1, 3, 8))
nn.GRU(8, 8)(x, torch.zeros(1, 4, 8))  # E: recurrent-state (1, 4, 8)

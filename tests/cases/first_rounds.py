"""Loops whose first round finds nothing: it is told apart, however many rounds there are."""
import torch
from torch import nn

rounds = int(open("file").read())
cell = nn.GRUCell(6, 5)
x = torch.zeros(4, rounds, 6)

hidden = None
for t in range(rounds):
    hidden = cell(x[:, t], hidden)
a = hidden + 0  # S: a (4, 5)

total = None
for part in x.split(1, dim=1):
    if total is None:
        total = part.squeeze(1)
    else:
        total = total + part.squeeze(1)
b = total + 0  # S: b (4, 6)

grown = None
for t in range(rounds):
    grown = x[:, t] if grown is None else torch.cat([grown, x[:, t]], dim=0)
c = grown[:, :3]  # A: c (?, 3)


def unrolled(sequence, state=None):
    for t in range(sequence.size(1)):
        state = cell(sequence[:, t], state)
    return state


d = unrolled(x)  # S: d (4, 5)
d = unrolled(x, torch.zeros(4, 5))  # S: d (4, 5)

for index in range(rounds):
    if index == 0:
        best = x[:, 0]
    else:
        best = best + nn.Linear(5, 6)(torch.zeros(4, 5))
e = best + 0  # S: e (4, 6)

for part in x.split(1, dim=1):
    out = nn.Linear(6, 6)(part)
for index in range(rounds):
    out = nn.Linear(6, 6)(out)
f = out + 0  # S: f (4, 1, 6)

state = None
for t in range(rounds):
    state = cell(x[:, t], torch.zeros(4, 7) if state is None else state)  # E: recurrent-state

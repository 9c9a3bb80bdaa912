"""Loops backwards over a number of rows that nobody knows: nobody knows either where they begin."""

import torch


def discount(rewards, returns):
    for step in reversed(range(rewards.size(0))):
        returns[step] = returns[step + 1] * 0.9


rewards = torch.load("rewards.pt")
discount(rewards, torch.zeros(6, 16, 1))
for i in range(rewards.size(0) - 1, -1, -1):
    torch.zeros(6)[i]
for i in reversed(range(rewards.size(0) - 1)):
    torch.zeros(6)[i]

known = torch.zeros(7, 3)
for i in reversed(range(known.size(0))):
    torch.zeros(6)[i]  # E: index-out-of-range
for i in reversed(range(known.size(0))):
    torch.zeros(7)[i]

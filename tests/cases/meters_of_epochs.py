"""Meters that each of many epochs makes, beside loops that leave them alone: what they count is one number."""
import sys

import torch
from torch import nn


class Meter:
    def __init__(self):
        self.reset()

    def reset(self):
        self.sum = 0
        self.count = 0
        self.average = 0

    def update(self, value, number=1):
        self.sum += value * number
        self.count += number
        self.average = self.sum / self.count


class Kept:
    def __init__(self):
        self.last = torch.zeros(3)

    def put(self, value):
        self.last = value


def train(network, batches):
    time, loss = Meter(), Meter()
    kept = Kept()
    for index in range(batches):
        time.update(0.5)
        for parameter in network.parameters():
            parameter.requires_grad = False
        batch = torch.randn(8, 3)
        output = network(batch)
        loss.update(output.mean().item(), batch.size(0))
        for parameter in network.parameters():
            parameter.requires_grad = True
        for name in sys.argv:
            kept.put(torch.zeros(4))
        time.update(0.5)
    # what an inner loop changes may be what it was, or what a round left
    torch.zeros(3) + kept.last  # undecided
    torch.zeros(5) + torch.zeros(3)  # E: broadcast-dimensions (5,) (3,)
    return loss.average


network = nn.Linear(3, 4)
for epoch in range(int(sys.argv[1])):
    average = train(network, 20)

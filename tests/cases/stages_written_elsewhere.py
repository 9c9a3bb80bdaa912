"""A loop that trains, over things that another module writes out: each of them is told apart."""

import torch
from parts.stages import STAGES
from torch import nn


class Growing(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.ModuleList([nn.Linear(4, 5)])
        self.width = 5

    def grow(self, width, keeps):
        self.layers.append(nn.Linear(self.width, width))
        if keeps:
            self.width = width

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)  # E: linear-in-features (9, 6)
        return x


def train(net, stage):
    for _ in range(2):
        net(torch.zeros(stage["rows"], 4)).sum().backward()


def main(keeps):
    net = Growing()
    for stage in STAGES:
        if stage.get("width"):
            net.grow(stage["width"], keeps)
        train(net, stage)


main(True)
main(False)

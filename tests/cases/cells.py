"""Cells of memory in a loop of many rounds: each keeps what it was, whatever the others are."""

from dataclasses import dataclass

import torch
import torch.nn as nn


@dataclass
class Config:
    heads: int = 4
    width: int = 6
    name: str = "small"


class Attention(nn.Module):
    def __init__(self, width, heads):
        super().__init__()
        self.width = width
        self.heads = heads

    def forward(self, x):
        return torch.zeros(self.heads, self.width)


config = Config()
layers = nn.ModuleList(Attention(width, config.heads) for width in (6, 8))
for epoch in range(1000):
    first = layers[0](torch.zeros(2))  # S: first (4, 6)
    second = layers[1](torch.zeros(2))  # S: second (4, 8)
    size = torch.zeros(config.width, len(config.name))  # S: size (6, 5)
    product = first @ second.T  # E: matmul-inner-dimensions (4, 6) (8, 4)
    config.heads += 1
    heads = torch.zeros(config.heads)  # A: heads (? + 1,)

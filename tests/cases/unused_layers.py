"""Layers that nothing uses are made and called: with what their constructors filled and changed."""
import torch
from torch import nn


class Stack(nn.Module):
    def __init__(self, *, dim=None, depth=open('file').read()):
        super().__init__()
        self.width = 8
        self.grow()
        self.layers = nn.ModuleList([])
        for _ in range(depth):
            self.layers.append(nn.Linear(4, 4))
        self.blocks = []
        for _ in range(2):
            self.blocks.append(nn.Linear(4, self.width))
            self.width = 4
        self.norms = nn.ModuleList([nn.LayerNorm(dim) for _ in range(depth)])
        self.last = nn.Linear(self.width, 5)

    def grow(self):
        self.width = 16

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
            torch.add(x, torch.zeros(3))  # E: broadcast-dimensions
        first = self.blocks[0](x)
        torch.add(first, torch.zeros(16))
        torch.add(first, torch.zeros(15))  # E: broadcast-dimensions
        return torch.add(self.last(x), torch.zeros(3, 1, 5))


class Bare(nn.Module):
    layers = nn.ModuleList([nn.Linear(2, 3), nn.Linear(3, 3)])

    def forward(self, x):
        x = torch.zeros(7, 2)
        for layer in self.layers:
            x = layer(x)  # A: x (7, 3)
        return x


# with what nobody knows, the list is not gone through
class Needing(nn.Module):
    def __init__(self, *, dim):
        super().__init__()
        self.layers = nn.ModuleList([])
        for _ in range(dim):
            self.layers.append(nn.Linear(4, 4))

    def forward(self, x):
        for layer in self.layers:  # G: layers
            x = layer(x)
        return x

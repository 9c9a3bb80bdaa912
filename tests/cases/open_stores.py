# Attributes that are None until something that nobody knows is given them: it may be what is asked for them later.
import torch
from torch import nn


class Scaled(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size
        self.weight = None

    def forward(self, x):
        assert self.weight is not None, "give it a weight first"
        return x * self.weight


class Network(nn.Module):
    def __init__(self):
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(8, 4), Scaled(4))
        self.last = nn.Linear(4, 2)

    def assign(self, parameters):
        for module in self.modules():
            if module.__class__.__name__ == "Scaled":
                module.weight = parameters[:, : module.size]

    def forward(self, x, style):
        self.assign(style)
        return self.layers(x)  # E: linear-in-features


network = Network()
a = network(torch.zeros(1, 8), torch.zeros(1, 4)) + 0  # S: a (..., 4)
b = torch.zeros(1, 8) if network.layers[1].weight is None else torch.zeros(1, 4)  # A: b (1, 4)
network.last(torch.zeros(1, 5))  # E: linear-in-features
network(torch.zeros(1, 7), torch.zeros(1, 4))  # fails in `forward`

# The modules of a module by the dictionary that it keeps them in.
import torch
from torch import nn


class Extractor(nn.Module):
    def __init__(self, body, wanted):
        super().__init__()
        self.body = body
        self.wanted = wanted

    def forward(self, x):
        found = []
        for name, module in self.body._modules.items():
            x = module(x)  # E: linear-in-features
            if name in self.wanted:
                found.append(x)
        return found


class Body(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)
        self.pool = nn.MaxPool2d(2)
        self.flat = nn.Flatten()
        self.last = nn.Linear(8 * 3 * 3, 10)


extractor = Extractor(Body(), ["pool", "last"])
first, last = extractor(torch.zeros(2, 3, 8, 8))
a = first + 0  # S: a (2, 8, 3, 3)
b = last + 0  # S: b (2, 10)
extractor(torch.zeros(2, 3, 9, 12))  # fails in the last round: 8 * 3 * 5 features

layers = nn.Sequential(nn.Linear(4, 6), nn.ReLU(), nn.Linear(6, 2))
parts = [module for _, module in layers._modules.items()]
c = parts[2](parts[0](torch.zeros(1, 4))) + 0  # S: c (1, 2)
d = layers._modules["2"](torch.zeros(5, 6)) + 0  # S: d (5, 2)
parts[2](torch.zeros(1, 4))  # E: linear-in-features
e = torch.zeros(len(layers._modules)) + 0  # S: e (3,)

empty = nn.Sequential()
f = torch.zeros(2, len(empty._modules) + 3) + 0  # S: f (2, 3)
names = [name for name, _ in empty.named_children()]
g = torch.zeros(len(names) + 1) + 0  # S: g (1,)

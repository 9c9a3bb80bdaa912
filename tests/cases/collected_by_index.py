"""Comprehensions over numbers: what each round collects is made of its own number."""
import torch
import torch.nn as nn
import torch.nn.functional as F

doubled = [number * 2 for number in range(8)]
a = torch.zeros(doubled[3])  # S: a (6,)
powers = {2**number for number in range(8)}
sizes = {number: 2**number for number in range(8)}
b = torch.zeros(sizes[5])  # S: b (32,)
alike = [torch.zeros(3) for number in range(200)]
c = torch.stack(alike)  # S: c (200, 3)
pairs = [(row, column) for row in range(2) for column in range(7)]
d = torch.zeros(pairs[8])  # A: d (1, 1)


class Dilated(nn.Module):
    def __init__(self, channels, layers, growth):
        super().__init__()
        self.gates = nn.ModuleList(
            [nn.Conv1d(channels, 2 * channels, 2, dilation=growth**layer) for layer in range(layers)]
        )

    def forward(self, x):
        for number, gate in enumerate(self.gates):
            x = x + gate(F.pad(x, (2**number, 0))).chunk(2, 1)[0]  # E: broadcast-dimensions
        return x


e = Dilated(8, 6, 2)(torch.zeros(4, 8, 100))  # S: e (4, 8, 100)
f = Dilated(8, 4, 3)(torch.zeros(4, 8, 100))

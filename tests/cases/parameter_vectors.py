"""The numbers of all parameters in a vector."""

import torch
from torch import nn
from torch.nn.utils import parameters_to_vector, vector_to_parameters

net = nn.Sequential(nn.Linear(4, 3), nn.ReLU(), nn.Linear(3, 2))
vector = parameters_to_vector(net.parameters())
a = vector.unsqueeze(0)  # A: a (1, ?)
b = vector.norm()  # S: b ()
vector_to_parameters(vector * 0.9, net.parameters())
before = parameters_to_vector(net.parameters())
c = torch.stack([before, before])  # A: c (2, ?)
vector.sum(dim=1)  # E: dimension-out-of-range
d = net(torch.zeros(8, 4))  # S: d (8, 2)

# of the same network there are as many, which nobody knows here
after = parameters_to_vector(net.parameters())
e = (after - before).norm()  # S: e ()
f = torch.dot(after, before)  # S: f ()
g = nn.functional.cosine_similarity(after, before, dim=0)  # S: g ()
before[: after.numel()].copy_(after)

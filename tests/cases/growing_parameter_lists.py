"""Lists of parameters that grow after they were made, and what is made of their items."""

import torch
from torch import nn


class Net(nn.Module):
    def __init__(self, sizes):
        super().__init__()
        self.weights = nn.ParameterList()
        for before, after in zip(sizes, sizes[1:]):
            self.weights.append(nn.Parameter(torch.zeros(after, before)))
            self.weights.append(nn.Parameter(torch.zeros(after)))
        self.scales = nn.ParameterList([nn.Parameter(torch.ones(7))])
        self.scales.extend([nn.Parameter(torch.ones(8))])
        self.scales += [nn.Parameter(torch.ones(9))]

    def forward(self, x, weights=None):
        if weights is None:
            weights = self.weights
        for index in range(0, len(weights), 2):
            x = torch.relu(nn.functional.linear(x, weights[index], weights[index + 1]))  # E: linear-in-features (2, 4)
        return x


net = Net([3, 20, 5])
a = net(torch.zeros(2, 3))  # S: a (2, 5)
b = net.weights[2]  # S: b (5, 20)
c = net.scales[0]  # S: c (7,)
d = net.scales[1]  # S: d (8,)
e = net.scales[-1]  # S: e (9,)
net.scales[2] + torch.zeros(8)  # E: broadcast-dimensions (9,) (8,)
net(torch.zeros(2, 4))

# a step of gradient descent by hand
fast = list(net.weights)
gradients = torch.autograd.grad(net(torch.zeros(2, 3), fast).sum(), fast, create_graph=True)
fast = [weight - 0.1 * gradient for weight, gradient in zip(fast, gradients)]
f = net(torch.zeros(6, 3), fast)  # S: f (6, 5)
fast[0] @ torch.zeros(20)  # E: matmul-inner-dimensions (20, 3) (20,)

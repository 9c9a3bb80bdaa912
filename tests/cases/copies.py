"""copy.copy and copy.deepcopy: what is changed in the copy is not changed in the original."""
import copy

import numpy as np
import torch
from torch import nn


class Momentum:
    def __init__(self):
        self.change = None

    def update(self, weights, gradient):
        if self.change is None:
            self.change = np.zeros(np.shape(weights))
        self.change = 0.9 * self.change + gradient
        return weights - self.change


class Dense:
    def __init__(self, inputs, outputs):
        self.weights = np.ones((inputs, outputs))
        self.bias = np.zeros((1, outputs))

    def start(self, optimizer):
        self.for_weights = copy.copy(optimizer)
        self.for_bias = copy.copy(optimizer)

    def step(self):
        self.weights = self.for_weights.update(self.weights, np.ones(self.weights.shape))
        self.bias = self.for_bias.update(self.bias, np.ones(self.bias.shape))


layers = [Dense(4, 8), Dense(8, 3)]
optimizer = Momentum()
for layer in layers:
    layer.start(optimizer)
for layer in layers:
    layer.step()
a = layers[0].weights @ layers[1].weights  # A: a (4, 3)


class State:
    def __init__(self, size):
        self.x = torch.zeros(size, 3)
        self.seen = []
        self.width = 3

    def grow(self):
        self.x = torch.cat([self.x, self.x])
        self.seen.append(self.x)


first = State(4)
second = copy.deepcopy(first)
second.grow()
b = first.x * 1  # S: b (4, 3)
c = second.x * 1  # S: c (8, 3)
second.x @ torch.zeros(second.width + 1, 2)  # E: matmul-inner-dimensions (8, 3) (4, 2)

parts = [torch.ones(2, 2)]
more = copy.copy(parts)
more.append(torch.ones(3, 2))
d = torch.cat(parts)  # S: d (2, 2)
e = torch.cat(more)  # S: e (5, 2)
sizes = {"rows": 1}
others = copy.deepcopy(sizes)
others["rows"] = 5
f = torch.ones(sizes["rows"], others["rows"])  # S: f (1, 5)

# modules
model = nn.Sequential(nn.Linear(3, 4), nn.ReLU())
target = copy.deepcopy(model)
target.load_state_dict(model.state_dict())
g = target(torch.ones(2, 3))  # S: g (2, 4)
same = nn.ModuleList([copy.deepcopy(nn.Linear(3, 3)) for _ in range(4)])
h = torch.ones(2, 3)
for layer in same:
    h = layer(h)
h @ torch.ones(4, 4)  # E: matmul-inner-dimensions (2, 3) (4, 4)


# modules that are changed after they were copied
class Head(nn.Module):
    def __init__(self):
        super().__init__()
        self.body = nn.Linear(4, 8)
        self.out = nn.Linear(8, 2)
        self.more = nn.ModuleList([nn.Linear(2, 2)])

    def forward(self, x):
        x = self.out(self.body(x))
        for layer in self.more:
            x = layer(x)
        return x


teacher = Head()
student = copy.deepcopy(teacher)
student.body = nn.Linear(7, 8)
i = teacher(torch.zeros(3, 4))  # S: i (3, 2)
j = student(torch.zeros(3, 7))  # S: j (3, 2)
student.body(torch.zeros(3, 4))  # E: linear-in-features
teacher.body(torch.zeros(3, 7))  # E: linear-in-features
longer = copy.deepcopy(teacher)
longer.more.append(nn.Linear(2, 5))
k = teacher(torch.zeros(3, 4))  # S: k (3, 2)
longer(torch.zeros(3, 4)).view(3, 5)
pair = nn.Sequential(nn.Linear(4, 8), nn.Linear(8, 2))
other = copy.deepcopy(pair)
other[0] = nn.Linear(6, 8)
m = pair(torch.zeros(3, 4))  # S: m (3, 2)
other(torch.zeros(3, 6))
# numbers of it are not layers
frozen = copy.deepcopy(teacher)
frozen.body.weight.requires_grad = False
for parameter in frozen.parameters():
    parameter.requires_grad = False
n = frozen(torch.zeros(3, 4))  # S: n (3, 2)
n.view(3, 3)  # E: reshape-element-count

# copies that another function asks for
q = torch.zeros(3, 4)
for layer in map(copy.deepcopy, [nn.Linear(4, 8), nn.Linear(8, 2)]):
    q = layer(q)
r = q * 1  # S: r (3, 2)
r.view(3, 3)  # E: reshape-element-count
t = torch.zeros(list(map(copy.copy, [3, 4])))  # S: t (3, 4)

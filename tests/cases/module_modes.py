"""Modules that do one thing in training and another in evaluation: in which mode each of them is."""
import random

import torch
import torch.nn.functional as F
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Auxiliary(nn.Module):
    def __init__(self, width=16):
        super().__init__()
        self.stem = nn.Linear(8, 16)
        self.head = nn.Linear(16, 4)
        self.early = nn.Linear(width, 4)

    def forward(self, x):
        x = F.relu(self.stem(x))
        if self.training:
            return self.head(x), self.early(x)
        return self.head(x)


class Branch(nn.Module):
    def __init__(self, evaluated):
        super().__init__()
        self.trained = nn.Linear(8, 4)
        self.evaluated = evaluated

    def forward(self, x):
        if not self.training:
            return self.evaluated(x)  # E: linear-in-features (2, 8)
        return self.trained(x)


class Frozen(nn.Module):
    """Its inner part is evaluated, whatever it is put into itself."""

    def __init__(self):
        super().__init__()
        self.inner = Auxiliary()
        self.outer = nn.Linear(4, 2)

    def train(self, mode=True):
        super().train(mode)
        self.inner.eval()
        return self

    def forward(self, x):
        return self.outer(self.inner(x))


def train(model, loader, optimizer):
    model.train()
    for rows, labels in loader:
        out, early = model(rows)
        loss = F.cross_entropy(out, labels) + F.cross_entropy(early, labels)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def evaluate(network, loader):
    network.eval()
    right = 0
    for rows, labels in loader:
        right += (network(rows).argmax(1) == labels).sum().item()
    return right


data = DataLoader(TensorDataset(torch.randn(40, 8), torch.randint(0, 4, (40,))), batch_size=20)
model = Auxiliary()
for epoch in range(3):
    train(model, data, torch.optim.SGD(model.parameters(), lr=0.1))
    evaluate(model, data)
x = torch.randn(2, 8)
a = model(x)  # S: a (2, 4)
first, early = model.train()(x)
b = early + 0  # S: b (2, 4)
c = model.train(False)(x)  # S: c (2, 4)
spread = nn.DataParallel(model)
spread.train()
first, early = spread(x)
d = early + 0  # S: d (2, 4)
inner = nn.Sequential(nn.Linear(5, 8), model)
inner.eval()
e = inner(torch.randn(3, 5))  # S: e (3, 4)

# ---- one module is put into a mode, the other stays in its own
left, right = Auxiliary(), Auxiliary()
left.eval()
f = left(x)  # S: f (2, 4)
first, early = right(x)
g = early + 0  # S: g (2, 4)
right.eval()
left.train()
h = right(x)  # S: h (2, 4)

# ---- a branch that the program reaches in one mode only
i = Branch(nn.Linear(9, 4))(x)  # S: i (2, 4)
Branch(nn.Linear(9, 4)).eval()(x)
j = Branch(nn.Linear(8, 4)).eval()(x)  # S: j (2, 4)

# ---- a class with a `train` of its own
frozen = Frozen()
frozen.train()
k = frozen(x)  # S: k (2, 2)

# ---- the last word counts, also from inside
class Counted(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(8)
        self.part = Auxiliary()

    def forward(self, x):
        return self.part(self.norm(x))  # E: norm-single-value (1, 8)


counted = Counted()
counted.part.eval()
m = counted(x)  # S: m (2, 4)
counted(x[:1])
counted.eval()
n = counted(x[:1])  # S: n (1, 4)

# ---- in which mode it is nobody knows: nothing is told
norm = nn.BatchNorm1d(8)
if random.random() < 0.5:
    norm.eval()
o = norm(x[:1])  # S: o (1, 8)
for held in random.sample([nn.Linear(2, 2), norm], 2):
    held.eval()
p = norm(x[:1])  # S: p (1, 8)

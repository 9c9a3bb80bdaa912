"""Containers of modules: slices, sums, modules that are taken out and put in."""
import torch
from torch import nn

a = nn.Sequential(nn.Linear(4, 8), nn.ReLU())
b = nn.Sequential(nn.Linear(8, 3))
c = (a + b)(torch.zeros(2, 4))  # S: c (2, 3)
a.append(nn.Linear(8, 5))
d = a(torch.zeros(2, 4))  # S: d (2, 5)
a.insert(0, nn.Linear(6, 4))
e = a(torch.zeros(2, 6))  # S: e (2, 5)
a.extend([nn.ReLU(), nn.Linear(5, 7)])
f = a(torch.zeros(2, 6))  # S: f (2, 7)
last = a.pop(-1)
g = a(torch.zeros(2, 6))  # S: g (2, 5)
h = last(torch.zeros(1, 5))  # S: h (1, 7)
front = a[:2]
i = front(torch.zeros(2, 6))  # S: i (2, 8)
j = nn.Sequential(*list(a.children())[:-2])(torch.zeros(2, 6))  # S: j (2, 8)
first = a.pop(0)
k = a(torch.zeros(2, 4))  # S: k (2, 5)
a += nn.Sequential(nn.Linear(5, 9))
l = a(torch.zeros(2, 4))  # S: l (2, 9)
m = a[2:](torch.zeros(2, 8))  # S: m (2, 9)
numbers = [3, 4, 5, 6]
n = torch.zeros(numbers.pop(1), numbers[1])  # S: n (4, 5)
o = torch.zeros(numbers)  # S: o (3, 5, 6)
numbers.pop(-2)
p = torch.zeros(numbers)  # S: p (3, 6)
layers = nn.ModuleList([nn.Linear(2, 3), nn.Linear(3, 4)])
q = layers.pop(0)(torch.zeros(1, 2))  # S: q (1, 3)
r = layers[0](torch.zeros(1, 3))  # S: r (1, 4)

front.append(nn.Linear(8, 2))
s = front(torch.zeros(2, 6))  # S: s (2, 2)
features = nn.ModuleList([nn.Linear(2, 3), nn.Linear(3, 4), nn.Linear(4, 5)])
t = torch.zeros(1, 3)
for layer in features[1:]:
    t = layer(t)
t = t + 0  # S: t (1, 5)
u = torch.zeros(len(features[1:]), 3)  # S: u (2, 3)
a[1:](torch.zeros(2, 6))  # E: linear-in-features

import torch
import torch.nn as nn

sizes = [4, 8, 16]
layers = []
for first, second in zip(sizes, sizes[1:]):
    layers.append(nn.Linear(first, second))
x = torch.randn(2, 4)
for layer in layers:
    x = layer(x)
a = x + 0  # S: a (2, 16)
options = {"in_features": 16, "out_features": 3}
b = nn.Linear(**options)(x)  # S: b (2, 3)
pair = (torch.ones(2, 3), torch.ones(3, 5))
c = pair[0] @ pair[-1]  # A: c (2, 5)
options["out_features"] = 7
d = nn.Linear(**options)(x)  # S: d (2, 7)
e = nn.Linear(*sizes[:2])(torch.ones(1, 4))  # S: e (1, 8)
f = nn.Linear(*sizes[:2])(torch.ones(1, 5))  # E: linear-in-features (1, 5)
first, *rest = [1, 2, 3]
g = torch.zeros(len(rest), first)  # S: g (2, 1)
h = torch.stack([torch.ones(3) for _ in range(4)])  # S: h (4, 3)
i = torch.cat([torch.ones(1, 3), torch.ones(2, 3)])  # S: i (3, 3)
j = torch.cat([torch.ones(1, 3), torch.ones(2, 4)])  # E: cat-dimensions
table = {"a": 3, "b": 4}
k = torch.zeros(table["a"], table.get("c", 9))  # S: k (3, 9)
last = layers.pop()
l = last(torch.ones(5, 8))  # S: l (5, 16)
mixed = dict([("a", 3)], b=4)
x = torch.zeros(mixed["a"], mixed["b"])  # A: x (3, 4)

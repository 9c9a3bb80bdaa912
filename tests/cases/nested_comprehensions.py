"""Comprehensions with loops in loops: as many items as all their rounds together."""

import torch

a = torch.tensor([[x, y] for y in range(200) for x in range(200)])  # S: a (40000, 2)
b = torch.tensor([[x, y] for y in range(20) for x in range(20)])  # S: b (400, 2)
c = torch.stack([torch.zeros(3) for y in range(200) for x in range(5)])  # S: c (1000, 3)
d = torch.tensor([y for y in range(200)])  # S: d (200,)
e = torch.tensor([[x, y] for y in range(3) for x in range(200)])  # S: e (600, 2)
f = torch.tensor([[x, y] for y in range(200) for x in (1, 2, 3)])  # S: f (600, 2)
g = torch.tensor([[x, y, z] for z in range(9) for y in range(20) for x in range(30)])  # S: g (5400, 3)
h = torch.tensor([x for y in range(200) for x in range(y)])  # S: h (?,)
i = torch.tensor([(x, y) for y in range(200) for x in range(30) if x > y])  # S: i (?, 2)
boxes = [(s, r) for s in (0.1, 0.2, 0.3) for r in (1, 2)]
j = torch.tensor(boxes)  # S: j (6, 2)
m = torch.stack(list(torch.zeros(4) for _ in range(20) for _ in range(30)))  # S: m (600, 4)
n = torch.tensor([[a, b] for a in [1, 2] for b in [a, a + 1]])  # S: n (4, 2)
rows = [[0, 1, 2], [3, 4, 5]]
o = torch.tensor([v for row in rows for v in row])  # S: o (6,)
p = torch.stack([torch.zeros(v) for v in (3, 3) for _ in range(40)])  # S: p (80, 3)
q = torch.cat([torch.zeros(1, 8) for _ in range(40) for _ in range(2)]) @ torch.zeros(9, 2)  # E: matmul-inner-dimensions (80, 8) (9, 2)

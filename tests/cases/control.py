import random

import torch

n = 1
while n < 10:
    n *= 2
a = torch.zeros(n)  # S: a (16,)
for i in range(3):
    if i == 2:
        break
else:
    i = 99
b = torch.zeros(i, 1)  # S: b (2, 1)
width = 3 if n > 5 else "no"
c = torch.zeros(width)  # S: c (3,)
total = sum_of = 0
for value in [1, 2, 3]:
    if value == 2:
        continue
    total += value
d = torch.zeros(total, 2)  # S: d (4, 2)
x = torch.zeros(2, 3)
while random.random() < 0.5:
    x = torch.cat([x, torch.zeros(2, 3)])
e = x @ torch.zeros(3, 4)  # A: e (?, 4)
f = x @ torch.zeros(5, 4)  # E: matmul-inner-dimensions
try:
    import missing_module
except ImportError:
    missing_module = None
with torch.no_grad():
    g = torch.zeros(1, 2) + torch.zeros(3, 1)  # A: g (3, 2)
name = "conv" + str(3)
h = torch.zeros({"conv3": 5}[f"conv{1 + 2}"])  # S: h (5,)
if random.random() < 0.5:
    y = torch.zeros(4, 5)
else:
    y = torch.zeros(4, 6)
j = y @ torch.zeros(5, 1)  # W: matmul-inner-dimensions

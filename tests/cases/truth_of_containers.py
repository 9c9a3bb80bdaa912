"""The truth of a list, a set or a dictionary is that of what is in it where it is asked."""

import torch

layers = []
for i in range(2):
    size = 3
    if layers:
        size = 4
    layers.append(torch.zeros(size))
first = layers[0]  # S: first (3,)
second = layers[1]  # S: second (4,)

names = {}
if not names:
    x = torch.zeros(2, 3)
else:
    x = torch.zeros(5)
x.view(6)
names["a"] = 1
y = torch.zeros(2) if names else torch.zeros(3)  # S: y (2,)

queue = [torch.zeros(1), torch.zeros(2), torch.zeros(3)]
while queue:
    last = queue.pop()
z = last + 0  # S: z (1,)

seen = {"a"}
w = torch.zeros(4) if seen else torch.zeros(5)  # S: w (4,)

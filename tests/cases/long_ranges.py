"""Long ranges behind a progress bar, backwards and in lists: each number is an integer, and keeps its bounds where it can."""

import numpy as np
import torch
from tqdm import tqdm

steps = 1000
table = torch.linspace(0.0, 1.0, steps)

for i in tqdm(range(steps)):
    a = torch.ones(10) * i  # S: a (10,)
    a = table[i]  # S: a ()
    table[i + steps]  # E: index-out-of-range
for i in tqdm(reversed(range(1, steps)), position=0):
    a = (torch.ones(10) * i).long()  # S: a (10,)
    a = table[a][:, None]  # S: a (10, 1)
    a = torch.ones(9) + a  # S: a (10, 9)
    a = table[i - 1]  # S: a ()
    torch.ones(9, 10) @ table[:10].reshape(5, 2)  # E: matmul-inner-dimensions (9, 10) (5, 2)
for i in reversed(range(steps)):
    table[i - 1]
for i in list(range(steps)):
    a = torch.ones(10) * i  # S: a (10,)
    a.unsqueeze(2)  # E: unsqueeze-dimension
for i in list(range(steps))[::-1]:
    a = torch.ones(10) * i  # S: a (10,)
for i in range(0, steps, 5)[::-1]:
    a = torch.ones(10) * i  # S: a (10,)
for number, i in enumerate(reversed(range(steps))):
    a = torch.ones(10) * i + number  # S: a (10,)
b = [torch.ones(10) * i for i in tqdm(range(steps))]
c = torch.stack(b)  # S: c (1000, 10)

bar = tqdm(range(3), desc="training")
for i in bar:
    bar.set_description("round")
    a = torch.ones(3 + i)
d = a + 0  # S: d (5,)
with tqdm(range(steps)) as progress:
    for i in progress:
        progress.set_postfix(loss=1.0)
        a = torch.ones(10) * i  # S: a (10,)
print(len(tqdm(range(steps))), next(iter(range(steps))))
d = np.stack(list(map(lambda i: np.zeros(3) * i, range(steps))))  # S: d (1000, 3)
d = np.stack(list(map(lambda i: np.zeros((3, 2)) @ np.zeros((3, i)), tqdm(range(steps)))))  # E: matmul-inner-dimensions (3, 2) (3, ?)
count = int(input())
d = np.stack(list(map(lambda i: np.zeros(3) * i, range(count))))  # S: d (?, 3)
for i in filter(lambda i: i % 2, range(steps)):
    d = np.zeros(3) * i  # S: d (3,)

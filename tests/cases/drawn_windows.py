"""Windows at a place that is drawn at random: as long as their bounds are apart, where all of them lie inside."""
import random
import sys

import numpy as np
import torch
import torch.nn.functional as F

text = open(sys.argv[1]).read()
data = torch.tensor([ord(c) for c in text], dtype=torch.long)
block_size = 16


def get_batch(values, size):
    ix = torch.randint(len(values) - block_size, (size,))
    x = torch.stack([values[i:i + block_size] for i in ix])
    y = torch.stack([values[i + 1:i + block_size + 1] for i in ix])
    return x, y


x, y = get_batch(data, 4)  # S: x (4, 16)
table = torch.randn(12, 8)
F.one_hot(y, 300).float() @ torch.zeros(300, 8)
x + table[:, 0]  # E: broadcast-dimensions (4, 16) (12,)
few = get_batch(torch.arange(300), 3)[0]  # S: few (3, 16)
torch.zeros(3, 15) + few  # E: broadcast-dimensions

image = torch.randn(3, 40, 50)
h, w = image.shape[1:]
top, left = random.randint(0, h - 32), random.randrange(w - 32 + 1)
a = image[:, top:top + 32, left:left + 32]  # S: a (3, 32, 32)
a + image  # E: broadcast-dimensions
i = np.random.randint(0, h - 32)
b = image[:, i:i + 32]  # S: b (3, 32, 50)
i = torch.randint(0, h - 32 + 1, (1,)).item()
b = image[:, i:32 + i]  # S: b (3, 32, 50)
i = int(torch.randint(high=9, size=()))
j, k = torch.randint(0, 9, (2,)).tolist()
b = image[:, j:j + 32, k:k + 32]  # S: b (3, 32, 32)
starts = np.random.default_rng(0).integers(4, 30, size=5)
c = np.stack([np.zeros(34)[s - 4:s + 5] for s in starts])  # S: c (5, 9)
c @ np.ones(8)  # E: matmul-inner-dimensions
frames = torch.stack([image[0, s.item():s.item() + 2] for s in torch.randint(10, size=(7,))])  # S: frames (7, 2, 50)

# some of them may be shorter, or nobody knows
i = random.randint(0, h)
image[0, i:i + 32, 0] + torch.zeros(10)  # W: broadcast-dimensions
for s in torch.randint(len(data), (4,)):
    data[s:s + 16] + torch.zeros(10)
for s in torch.randint(0, 30, (4,)):
    image[0, s:s + 16, 0] + torch.zeros(16)
    image[0, s - 1:s + 3, 0] + torch.zeros(5)  # E: broadcast-dimensions
for s in torch.randint(0, 30, (4,)):
    image[0, s:s + len(text), 0] + torch.zeros(5)
moved = torch.randint(0, 9, (4,))
moved += 30
for s in moved:
    image[0, s:s + 16, 0] + torch.zeros(7)
sizes = torch.randint(1, 9, (2,))
for s in sizes:
    image[:, s:2 * s] + torch.zeros(5, 50)
i, j = torch.randint(0, 9, (2,)).tolist()
image[0, i:j + 16, 0] + torch.zeros(5)

# ---- drawn outside of the loops in which the slices stand
episode = {"image": np.zeros((24, 3)), "reward": np.zeros(24)}
start = np.random.randint(0, len(episode["reward"]) - 10 + 1)
for name, rows in episode.items():
    window = rows[start : start + 10]
    if name == "image":
        torch.as_tensor(window).float() @ torch.zeros(3, 2) + torch.zeros(10, 2)
        torch.as_tensor(window).float() @ torch.zeros(10, 2)  # E: matmul-inner-dimensions (10, 3) (10, 2)
windows = {name: rows[start : start + 10] for name, rows in episode.items()}
drawn = windows["image"]  # S: drawn (10, 3)
offset = torch.randint(0, 9, (1,)).item()
for _ in range(2):
    for channel in image:
        channel[offset : offset + 32] @ torch.zeros(40, 2)  # E: matmul-inner-dimensions (32, 50) (40, 2)
far = np.random.randint(0, 24)
for rows in episode.values():
    len(rows[far : far + 10]) == 10 or torch.zeros(3)
grown = torch.randint(0, 9, (1,))
for _ in range(2):
    image[0, grown : grown + 32, 0] + torch.zeros(32)
    grown += 30

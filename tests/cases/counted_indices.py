"""Indices that are counted: the last of them must be there."""
import numpy as np
import torch

x = np.random.rand(20, 5)
y = np.random.randint(0, 5, 20)
for s in range(0, 20, 8):
    xb, yb = x[s : s + 8], y[:8]
    xb[np.arange(yb.size), yb]  # E: index-item-out-of-range (4, 5) (8,)
for s in range(0, 20, 8):
    xb, yb = x[s : s + 8], y[s : s + 8]
    xb[np.arange(yb.size), yb].mean()
x[np.arange(20), y]
x[np.arange(5), y[:5]]
x[y, np.arange(20) % 5]
x[:, np.arange(5)]
x[:, np.arange(6)]  # E: index-item-out-of-range (20, 5)
x[np.arange(21)]  # E: index-item-out-of-range (20, 5)
x[np.arange(4, 21)]  # E: index-item-out-of-range (20, 5)
x[np.arange(0, 21, 3)]
x[np.arange(8), y[:8]] = 0.0
x.T[np.arange(8), y[:8]] = 0.0  # E: index-item-out-of-range (5, 20)
rows = np.arange(32)
for place in range(3):
    x[rows, place]  # E: index-item-out-of-range (20, 5)
wrapped = np.arange(32)
wrapped %= 20
x[wrapped]
halved = np.arange(32)
halved[halved > 19] = 0
x[halved]
logits = torch.zeros(4, 3)
labels = torch.zeros(8, dtype=torch.long)
logits[torch.arange(8), labels]  # E: index-item-out-of-range (4, 3)
logits[torch.arange(4), labels[:4]]
logits[..., torch.arange(3)]


def picked(scores, labels):
    return scores[np.arange(len(labels)), labels]


picked(x, y)
picked(x[:4], y[:4])

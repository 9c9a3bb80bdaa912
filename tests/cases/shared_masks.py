"""What one mask chooses has one size, whatever it chooses from."""

import numpy as np
import torch
import torch.nn.functional as F

boxes = torch.randn(8, 10, 4)
goals = torch.randn(8, 10, 4)
scores = torch.randn(8, 10, 7)
labels = torch.randint(0, 7, (8, 10))
positive = labels > 0
loss = F.smooth_l1_loss(boxes[positive], goals[positive])
offsets = (boxes[positive] - goals[positive]).sum(0)  # S: offsets (4,)
chosen = F.cross_entropy(scores[positive], labels[positive]) + 0  # S: chosen ()
boxes[positive] = goals[positive]
boxes[positive] - scores[positive]  # E: broadcast-dimensions (?, 4) (?, 7)


def masked_error(prediction, target, mask):
    return ((prediction[mask] - target[mask]) ** 2).mean()  # E: broadcast-dimensions (?, 7) (?, 6)


a = masked_error(scores, torch.zeros(8, 10, 7), positive)  # S: a ()
masked_error(scores, torch.zeros(8, 10, 6), positive + False)
rows = np.random.rand(50, 3)
weights = np.random.rand(50)
inside = rows[:, 0] > 0.5
b = (rows[inside] * weights[inside][:, None]).sum(axis=0)  # S: b (3,)
c = rows[inside, 1] - weights[inside]
rows[inside, 1] @ weights[inside] + np.zeros(3)

"""Loops over ranges that end nobody knows where."""
import torch
from somewhere import decode
images = torch.zeros(16, 20, 5)
for i in range(len(decode(images))):
    row = images[i, :, 0]  # S: row (20,)
    row + torch.zeros(19)  # E: broadcast-dimensions
for i in range(decode(images)):
    row = images[i]  # S: row (20, 5)


def texts(pred):
    out = []
    for each in decode(pred):
        out.append(each)
    return out


for i in range(len(texts(images))):
    row = images[i]  # S: row (20, 5)
for i in range(len(texts(images)) // 2):
    row = images[i]  # S: row (20, 5)
for i in range(17):
    row = images[i]  # E: index-out-of-range

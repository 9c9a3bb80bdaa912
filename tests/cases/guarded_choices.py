"""Conditions on what a branch has chosen: numbers, texts, shapes; each guards the uses for which it holds."""
import sys

import torch
import torch.nn.functional as F
from torch import nn

flag = len(sys.argv) > 1
mode, width = ("small", 4) if flag else ("large", 8)
x = torch.zeros(2, width)
narrow, wide = nn.Linear(4, 2), nn.Linear(8, 2)
if width > 4:
    wide(x)
if width == 4:
    narrow(x)
if not width > 4:
    wide(x)  # W: linear-in-features (2, 4)
if mode == "small":
    narrow(x)
else:
    wide(x)
if mode in ("small", "tiny"):
    narrow(x)
if mode not in ["small", "tiny"]:
    wide(x)
if mode != "small":
    nn.Linear(4, 2)(x)  # W: linear-in-features (2, 8)
if mode == "large" and width > 4:
    wide(x)
if 2 < width < 6:
    narrow(x)
batch, features = x.shape
if features == 4:
    narrow(x)
elif features > 4:
    wide(x)
if x.shape[1] > 1:
    nn.Linear(4, 2)(x)  # W: linear-in-features (2, 8)
if x.size(-1) == 8:
    wide(x)
if len(x.t()) == 4:
    narrow(x)
if x.shape == (2, 4):
    narrow(x)
other = torch.zeros(2, 4)
if x.shape != other.shape:
    wide(x)
norm = nn.BatchNorm1d(8)
n = 1 if flag else 4
rows = torch.zeros(n, 8)
if n > 1:
    norm(rows)
if rows.shape[0] > 1:
    norm(rows)
if n > 0:
    norm(rows)  # W: norm-single-value (1, 8)

# ---- what one branch chooses of several parameters
image = torch.zeros(1, 3, 8, 8)
size, factor = ((4, 4), None) if flag else (None, 2)
a = F.interpolate(image, size=size, scale_factor=factor)  # A: a (1, 3, 4, 4)


def resized(image, size=None, factor=None):
    return F.interpolate(image, size=size, scale_factor=factor)  # E: interpolate-size


resized(image, 4)
resized(image, factor=2)
resized(image)
words = {}
if flag:
    words["size"] = (4, 4)
else:
    words["scale_factor"] = 2.0
F.interpolate(image, **words)

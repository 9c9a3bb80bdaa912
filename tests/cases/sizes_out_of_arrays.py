"""Sizes that are numbers out of arrays: they are not known, and no tensors either."""

import sys

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import torchvision.transforms as T
from PIL import Image

sizes = np.array([105, 80])
sides = tuple(reversed(sizes))
side = sizes[0]
picture = Image.open(sys.argv[1]).convert("RGB")
small = np.array(picture.resize(sides))  # S: small (?, ?, 3)
resized = T.Resize(sides)(torch.zeros(3, 9, 9))  # S: resized (3, ?, ?)
padded = F.pad(torch.zeros(4, 4), sides)  # S: padded (4, (? + 4) + ?)
framed = T.Pad(sides)(torch.zeros(3, 9, 9))  # S: framed (3, (? + ?) + 9, (? + ?) + 9)
zeros = nn.ZeroPad2d((side, 1, 1, 1))(torch.zeros(1, 3, 4, 4))  # S: zeros (1, 3, 6, ? + 5)
network = nn.Conv2d(3, 8, 3)
features = network(resized[None])  # S: features (1, 8, ? - 2, ? - 2)
network(zeros[:, :2])  # E: conv-in-channels (1, 2, 6, ? + 5)

# frames of a game, of which nothing is known: one picture is subtracted from the one before
before = np.float32(Image.fromarray(np.load(sys.argv[2])).resize((80, 105)))  # S: before (105, 80) (105, 80, ?)
for _ in range(3):
    frame = np.float32(Image.fromarray(np.load(sys.argv[2])).resize((80, 105)))
    moved = frame - before
    before = frame

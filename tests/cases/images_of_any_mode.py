"""Pictures of files: nobody knows whether one is grey, and the array of a grey one has two dimensions."""
import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image

logits = torch.zeros(1, 5, 64, 64)
mask = torch.from_numpy(np.array(Image.open("mask.png").resize((64, 64)))).long()
F.cross_entropy(logits, mask[None])
F.cross_entropy(logits, torch.zeros(1, 64, 64, 3).long())  # E: loss-target-shape
height, width = np.array(Image.open("grey.png")).shape
np.pad(np.array(Image.fromarray(np.load("rows.npy"))), ((1, 1), (1, 1)))
np.pad(np.array(Image.open("a.png").convert("RGB")), ((1, 1), (1, 1)))  # E: pad-widths
a = np.array(Image.open("a.png").convert("L")) + 0  # S: a (image height, image width)
b = np.array(Image.open("a.png").convert("RGB")) + 0  # S: b (image height, image width, 3)

"""Conditions on the sizes of what a round of a loop is about, of a loop of which no one counts the rounds."""
import glob

import torch
from PIL import Image
from torchvision import transforms

for file in glob.glob("*.png"):
    x = transforms.ToTensor()(Image.open(file).convert("RGB"))
    if x.size(1) == 64 and x.size(2) == 64:
        y = torch.zeros(3, 64, 64) + x
    if x.size(1) == 64:
        y = torch.zeros(3, 64, 3) @ torch.zeros(x.size(1), 64)  # E: matmul-inner-dimensions
    if x.size(1) != 64 or x.size(2) != 64:
        continue
    y = torch.zeros(3, 64, 64) + x

for file in glob.glob("*.png"):
    x = transforms.ToTensor()(Image.open(file).convert("RGB"))
    if x.size(1) == 64:
        y = torch.zeros(3, 64, 64) + x  # W: broadcast-dimensions

"""Functions of images that keep their shapes: turned, mirrored, brightened."""
import random

import torch
from torch import nn
from torchvision.transforms import functional as V

image = torch.randn(3, 32, 48)
turned = V.rotate(image, 90)  # S: turned (3, 32, 48)
mirrored = V.hflip(V.vflip(image))  # S: mirrored (3, 32, 48)
brighter = V.adjust_brightness(image, 1.5)  # S: brighter (3, 32, 48)
grown = V.rotate(image, 45, expand=True)  # S: grown (3, ?, ?)
open_sum = grown + torch.zeros(3, 40, 48)  # undecided
broken = turned + torch.zeros(3, 48, 32)  # E: broadcast-dimensions (3, 32, 48) (3, 48, 32)


def maybe_mirrored(images):
    """One image, or a list of several, comes out as it came in."""
    if not isinstance(images, list):
        images = [images]
    if random.random() > 0.5:
        images = [V.hflip(one) for one in images]
    if len(images) == 1:
        images = images[0]
    return images


batch = maybe_mirrored(maybe_mirrored(torch.randn(8, 3, 32, 32)))
features = nn.Conv2d(3, 4, 3)(batch)  # S: features (8, 4, 30, 30)
wrong = nn.Conv2d(1, 4, 3)(batch)  # E: conv-in-channels (8, 3, 32, 32)

import torch.nn as nn

from parts import sizes


def make():
    return nn.Linear(sizes.width, sizes.height)

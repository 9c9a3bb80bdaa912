"""What a library has under a name that no rule knows, as data, as a size and in a pair of sizes."""
import sys

import numpy as np
import torch
import torch.nn as nn

import configuration

a = torch.tensor([sys.maxsize], dtype=torch.long)  # S: a (1,)
a = torch.tensor([3, sys.maxsize])  # S: a (2,)
a = torch.tensor(configuration.MEAN)  # S: a (...)
a = torch.tensor([configuration.MEAN])  # S: a (...)
a = torch.zeros(2, configuration.WIDTH)  # S: a (2, ?)
a = torch.zeros((2, configuration.WIDTH))  # S: a (2, ?)
a = torch.zeros(3).view(configuration.ROWS, 1)  # S: a (?, 1)
a = torch.randperm(configuration.ROWS)  # S: a (?,)
a = torch.arange(configuration.ROWS)  # S: a (?,)

images = torch.zeros(2, 3, 8, 8)
b = nn.Conv2d(3, 6, configuration.KERNEL)(images)  # S: b (2, 6, (8 - ?) + 1, (8 - ?) + 1)
b = nn.Conv2d(3, 6, (configuration.KERNEL, 3))(images)  # S: b (2, 6, (8 - ?) + 1, 6)
b = nn.MaxPool2d((2, configuration.KERNEL))(images)  # S: b (2, 3, 4, ((8 - ?) // ?) + 1)
b = nn.Conv2d(configuration.CHANNELS, 6, 3)(images)  # S: b (2, 6, 6, 6)
b = nn.Conv2d(4, configuration.CHANNELS, 3)(images)  # E: conv-in-channels

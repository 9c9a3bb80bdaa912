"""Lists of numbers for windows: as many as the layer has dimensions, or one for all (PyTorch)."""

import torch
from torch import nn
from torch.nn import functional as F

pictures = torch.zeros(2, 3, 8, 8)
sounds = torch.zeros(2, 3, 8)
kernel = torch.zeros(4, 3, 3, 3)
wide = nn.Conv1d(3, 4, kernel_size=(1, 2))(pictures)  # E: window-length
seen = nn.Conv2d(4, 5, 3)(wide) + 0  # S: seen (2, 5, 6, 5)
nn.Conv1d(3, 4, (3, 3))(sounds)  # E: window-length
nn.Conv2d(3, 4, (3,))(pictures)  # E: window-length
nn.Conv2d(3, 4, (3, 3, 3))(pictures)  # E: window-length
nn.ConvTranspose1d(3, 4, (3, 3))(pictures)  # E: window-length
nn.Conv2d(3, 4, 3, stride=(1, 1, 1))(pictures)  # E: window-length
nn.Conv2d(3, 4, 3, padding=(1, 1, 1))(pictures)  # E: window-length
nn.Conv1d(3, 4, 3, dilation=(1, 1))(sounds)  # E: window-length
nn.ConvTranspose2d(3, 4, 3, stride=2, output_padding=(1, 1, 1))(pictures)  # E: window-length
F.conv2d(pictures, kernel, stride=(1, 1, 1))  # E: window-length
nn.MaxPool2d((2, 2, 2))(pictures)  # E: window-length
nn.AvgPool1d(4, padding=(2, 2))(sounds)  # E: window-length
nn.AdaptiveAvgPool2d((2,))(pictures)  # E: window-length
nn.Conv1d(3, 4, kernel_size=(2,))(sounds)
nn.Conv2d(3, 4, (1, 2), (1,), padding=(1,), dilation=(1,))(pictures)
nn.ConvTranspose2d(3, 4, 3, stride=2, output_padding=(1,))(pictures)
F.conv2d(pictures, kernel, stride=[1, 1], padding=(1, 1))
nn.MaxPool2d((2,), (2, 2), padding=[1])(pictures)
nn.AdaptiveMaxPool2d([2, None])(pictures)
nn.Conv3d(3, 4, (1, 2, 3), padding=(0, 1, 1))(torch.zeros(2, 3, 8, 8, 8))


def of_any(sizes):
    return nn.Conv2d(3, 4, sizes)(pictures)


of_any(3)
of_any((3, 3))

"""A dimension that is reckoned with something unknown may be 1, if the program squeezes just that one."""
import json

import torch
import torch.nn.functional as F
from torch import nn

settings = json.load(open("settings.json"))
width = settings["heads"] * settings["size"]


class ByChannel(nn.Module):
    def __init__(self):
        super().__init__()
        self.conv = nn.Conv1d(width, width, 4, groups=width, bias=False)

    def forward(self, x):
        weight = self.conv.weight.squeeze(1)
        return F.conv1d(x, weight.unsqueeze(1), groups=width)


out = ByChannel()(torch.rand(2, width, 20))

known = nn.Conv1d(6, 6, 4, groups=6, bias=False).weight.squeeze(1)  # S: known (6, 4)
known @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (6, 4) (5, 2)
other = nn.Conv1d(6, 6, 4, groups=2, bias=False).weight.squeeze(1)  # S: other (6, 3, 4)
F.conv1d(torch.rand(2, 6, 20), other, groups=2)

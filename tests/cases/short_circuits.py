"""What ends `and` or `or` early is known to be false, or true, whatever it is else."""

import sys

import torch
from torch import nn


class Blocks(nn.Module):
    """Whether gradients are computed is not known; that nothing is saved is."""

    def __init__(self, widths, saving=False):
        super().__init__()
        pairs = zip(widths, widths[1:])
        self.layers = nn.ModuleList([nn.Linear(before, after) for before, after in pairs])
        self.saving = saving

    def forward(self, x):
        for layer in self.layers:
            if torch.is_grad_enabled() and self.saving:
                x = self.saved(layer, x)
            else:
                x = layer(x)
        return x


out = Blocks((4, 5, 6))(torch.ones(2, 4))
shown_1 = out + 0  # S: shown_1 (2, 6)
out @ torch.ones(5, 2)  # E: matmul-inner-dimensions (2, 6) (5, 2)

coin = "--fast" in sys.argv
flag = False
parts = []
known = torch.ones(3)
if coin and flag:
    known = torch.ones(7)
shown_2 = known + 0  # S: shown_2 (3,)
if not (coin or not flag):
    known = torch.ones(7)
shown_3 = known + 0  # S: shown_3 (3,)
if flag or (coin and parts):
    known = torch.ones(7)
shown_4 = known + 0  # S: shown_4 (3,)
if parts and coin:
    known = torch.ones(7)
shown_5 = known + 0  # S: shown_5 (3,)
if not (coin and not parts and not flag) and flag:
    known = torch.ones(7)
shown_6 = known + 0  # S: shown_6 (3,)
parts.append(known)
if parts and not flag or coin:
    known = torch.ones(8)
shown_7 = known + 0  # S: shown_7 (8,)
while coin and flag:
    known = torch.ones(7)
shown_8 = known + 0  # S: shown_8 (8,)
both = torch.ones(2)
if coin and parts:
    both = torch.ones(4)
both + torch.ones(4)  # W: broadcast-dimensions (2,) (4,)

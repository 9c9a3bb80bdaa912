"""Operands that one condition chooses together: each goes with its own, and nothing is found."""
import sys

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.nn.utils.rnn import pack_padded_sequence
from torch.utils.data import DataLoader

flag = len(sys.argv) > 1
x = torch.randn(2, 3, 8, 8)
mode = "nearest" if flag else "bilinear"
a = F.interpolate(x, scale_factor=2, mode=mode, align_corners=None if mode == "nearest" else True)  # S: a (2, 3, 16, 16)
nn.Upsample(scale_factor=2, mode=mode, align_corners=None if mode == "nearest" else False)(x)
y = torch.randn(2, 3, 8) if flag else torch.randn(2, 3, 8, 8)
F.interpolate(y, scale_factor=2, mode="linear" if y.dim() == 3 else "bilinear")
nn.Upsample(scale_factor=2, mode="linear" if flag else "bilinear")(y)
classes = 3 if flag else 5
weights = torch.ones(3) if flag else torch.ones(5)
nn.CrossEntropyLoss(weight=weights)(torch.randn(4, classes), torch.zeros(4, dtype=torch.long))
loss = F.cross_entropy(torch.randn(4, classes), torch.zeros(4, dtype=torch.long), reduction="none" if flag else "mean")
if flag:
    loss = loss.mean()
loss.backward()
kind = torch.long if flag else torch.float
numbers = torch.zeros(3, dtype=kind, requires_grad=not flag)
nn.Parameter(numbers, requires_grad=numbers.is_floating_point())
mask = torch.ones(4) if flag else torch.ones(4) > 0
b = ~mask if mask.dtype == torch.bool else 1 - mask  # S: b (4,)
state = (torch.zeros(1, 2, 4), torch.zeros(1, 2, 4)) if flag else torch.zeros(1, 2, 4)
layer = nn.LSTM(3, 4) if flag else nn.GRU(3, 4)
layer(torch.ones(5, 2, 3), state)
lengths = [5, 3, 2] if flag else [5, 3]
pack_padded_sequence(torch.ones(3 if flag else 2, 5, 4), lengths, batch_first=True)
decoder = nn.TransformerDecoderLayer(8, 2, batch_first=True if flag else False)
decoder(torch.ones(2, 5, 8), torch.ones(2, 7, 8)) if flag else decoder(torch.ones(5, 2, 8), torch.ones(7, 2, 8))
nn.Embedding(10 if flag else 20, 3)(torch.tensor([9, 12]) if not flag else torch.tensor([1]))
turned = torch.randn(2, 3, 4).transpose(1, 2)
(turned if turned.is_contiguous() else turned.contiguous()).view(2, 12)


class Norms(nn.Module):
    def __init__(self):
        super().__init__()
        self.norm = nn.BatchNorm1d(4)

    def forward(self, rows):
        if rows.size(0) > 1:
            rows = self.norm(rows)
        return rows


c = Norms()(torch.ones(1, 4))  # S: c (1, 4)
for rows in DataLoader(torch.randn(41, 4), batch_size=10):
    if len(rows) > 1:
        Norms().norm(rows)

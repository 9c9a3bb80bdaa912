"""Weights, biases and statistics of layers, read as attributes."""

import torch
import torch.nn.functional as F
from torch import nn

linear = nn.Linear(4, 12)
a = linear.weight  # S: a (12, 4)
b = linear.bias  # S: b (12,)
good = F.linear(torch.zeros(2, 4), linear.weight, linear.bias)  # S: good (2, 12)
F.linear(torch.zeros(2, 5), linear.weight)  # E: linear-in-features (2, 5)
bare = nn.Linear(4, 12, bias=False)
c = torch.zeros(3 if bare.bias is None else 4)  # S: c (3,)

table = nn.Embedding(10, 6)
words = table.weight.t()  # S: words (6, 10)
logits = torch.zeros(2, 6) @ words  # S: logits (2, 10)
torch.zeros(2, 6) @ table.weight  # E: matmul-inner-dimensions (2, 6) (10, 6)

conv = nn.Conv2d(8, 16, (3, 5), groups=4)
d = conv.weight  # S: d (16, 2, 3, 5)
fan_out = conv.kernel_size[0] * conv.kernel_size[1] * conv.out_channels
e = torch.zeros(fan_out, conv.bias.numel())  # S: e (240, 16)
up = nn.ConvTranspose1d(8, 16, 3, groups=2)
f = up.weight  # S: f (8, 8, 3)
deep = nn.Conv3d(1, 2, 3)
g = F.conv3d(torch.zeros(1, 1, 5, 5, 5), deep.weight, deep.bias)  # S: g (1, 2, 3, 3, 3)
F.conv2d(torch.zeros(1, 4, 9, 9), conv.weight, groups=4)  # E: conv-in-channels (1, 4, 9, 9)

norm = nn.BatchNorm2d(7)
h = norm.running_mean + norm.running_var + norm.weight + norm.bias  # S: h (7,)
plain = nn.BatchNorm2d(7, affine=False)
i = torch.zeros(3 if plain.weight is None else 4)  # S: i (3,)
layers = nn.LayerNorm([5, 6])
j = layers.weight  # S: j (5, 6)
k = nn.GroupNorm(2, 6).bias  # S: k (6,)


class Tied(nn.Module):
    """Scores by the weights that embed."""

    def __init__(self, words, width):
        super().__init__()
        self.embedding = nn.Embedding(words, width)
        self.shift = nn.Linear(width, width, bias=width > 100)

    def forward(self, tokens):
        x = self.shift(self.embedding(tokens))
        if self.shift.bias is not None:
            x = x.view(1, 1)
        return F.linear(x, self.embedding.weight)


scores = Tied(50, 8)(torch.zeros(3, 4, dtype=torch.long))  # S: scores (3, 4, 50)

# ---- other data for a parameter
fused = nn.Conv2d(4, 8, 3)
single = nn.Conv2d(4, 8, 1)
fused.weight.data = fused.weight + F.pad(single.weight.data, (1, 1, 1, 1))
a = fused.weight  # S: a (8, 4, 3, 3)
a = fused(torch.zeros(1, 4, 9, 9))  # S: a (1, 8, 7, 7)
fused.weight.data = fused.weight + F.pad(single.weight.data, (1, 1, 2, 2))  # E: broadcast-dimensions

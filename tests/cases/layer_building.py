"""What layers need when they are built: found there, not where they are called."""
import sys

import torch
from torch import nn

x, s = torch.zeros(2, 6, 8, 8), torch.zeros(5, 2, 3)


class Net(nn.Module):
    def __init__(self, groups, heads):
        super().__init__()
        self.conv = nn.Conv2d(6, 8, 3, groups=groups, padding=1)  # E: conv-groups
        self.norm = nn.GroupNorm(3, 8)  # E: group-norm-groups
        self.attention = nn.MultiheadAttention(8, heads)  # E: attention-heads

    def forward(self, x):
        x = self.norm(self.conv(x)).flatten(2).permute(2, 0, 1)
        return self.attention(x, x, x)[0]


Net(4, 3)(x)
nn.TransformerEncoder(nn.TransformerEncoderLayer(10, 3), 2)  # E: attention-heads
nn.Transformer(10, 5)
nn.ConvTranspose2d(6, 9, 3, groups=2)  # E: conv-groups
a = nn.ConvTranspose2d(6, 8, 3, groups=2)(x)  # S: a (2, 8, 10, 10)
nn.Conv2d(6, 4, 3, padding="bad")  # E: conv-padding-word
nn.Conv2d(6, 4, 3, padding="same", stride=2)  # E: conv-same-stride
nn.Conv2d(6, 4, 3, padding_mode="mirror")  # E: conv-padding-word
b = nn.Conv2d(6, 4, 3, padding="same", padding_mode="reflect")(x)  # S: b (2, 4, 8, 8)
nn.Dropout(50)  # E: dropout-probability
nn.Dropout2d(1.5)  # E: dropout-probability
c = nn.Dropout(1)(nn.Dropout(0.0)(nn.Dropout(0.25)(x)))  # S: c (2, 6, 8, 8)
nn.LSTM(3, 4, proj_size=4)  # E: recurrent-projection
nn.LSTM(3, 0)  # E: parameter-too-small
nn.GRU(3, 4, 0)  # E: parameter-too-small
d, _ = nn.LSTM(3, 4, proj_size=2)(s)  # S: d (5, 2, 2)
nn.Linear(3, 5 - 8)  # E: parameter-too-small
e = nn.Linear(3, 0)(s)  # S: e (5, 2, 0)

# a branch chooses both
wide = len(sys.argv) > 1
channels, groups = (6, 3) if wide else (8, 4)
nn.Conv2d(channels, channels, 3, groups=groups)
nn.GroupNorm(4 if wide else 3, 8)  # W: group-norm-groups

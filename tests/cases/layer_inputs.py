"""Layers that are applied to what is no tensor."""
import torch
from torch import nn

x = torch.zeros(2, 5, 3)


class First(nn.Module):
    def forward(self, pair):
        out, _ = pair
        return out[:, -1]


class Silent(nn.Module):
    def forward(self, x):
        x = torch.relu(x)


class Last(nn.Module):
    def __init__(self):
        super().__init__()
        self.silent = Silent()
        self.head = nn.Linear(3, 2)

    def forward(self, x, mask=None):
        x = self.silent(x)
        return self.head(x)  # E: layer-given-none


Last()(x)
nn.Sequential(nn.LSTM(3, 4, batch_first=True), nn.Linear(4, 2))(x)  # E: layer-given-several
a = nn.Sequential(nn.LSTM(3, 4, batch_first=True), First(), nn.Linear(4, 2))(x)  # S: a (2, 2)
y = nn.ReLU(x)
nn.Linear(3, 2)(y)  # E: layer-given-layer
b = nn.Linear(3, 2)(nn.ReLU()(x))  # S: b (2, 5, 2)
out = nn.GRU(3, 4, batch_first=True)(x)
nn.Dropout(0.5)(out)  # E: layer-given-several
c = nn.Dropout(0.5)(out[0])  # S: c (2, 5, 4)
nn.Linear(3, 2)([x, x])  # E: layer-given-several
d = nn.Identity()(out)[0]  # S: d (2, 5, 4)


def maybe(x, extra=None):
    if extra is not None:
        return nn.Linear(3, 1)(extra)
    return x


e = maybe(x)  # S: e (2, 5, 3)
f = maybe(x, x)  # S: f (2, 5, 1)

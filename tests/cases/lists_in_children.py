"""A module that fills a list in its forward, called by a Sequential; a function that map calls."""

import torch
from torch import nn


class Dense(nn.Module):
    def forward(self, x):
        features = [x]
        for _ in range(2):
            features.append(torch.zeros(2, 5))
        return torch.cat(features, 1)


y = nn.Sequential(nn.ReLU(), Dense(), Dense())(torch.zeros(2, 3))  # S: y (2, 23)
z = y.view(2, 22)  # E: reshape-element-count (2, 23)


def grown(x):
    parts = [x]
    parts.append(torch.zeros(4))
    return torch.cat(parts)


(w,) = map(grown, [torch.zeros(3)])
w.view(6)  # E: reshape-element-count (7,)

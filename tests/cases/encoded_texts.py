"""Texts as bytes: numbers, one for each character of ASCII."""
import numpy as np
import torch
from torch import nn

data = torch.tensor(list("the quick brown fox".encode()))
kinds, places = torch.unique(data, return_inverse=True)
a = places + 0  # S: a (19,)
text = ("the quick brown fox jumps over the lazy dog. " * 8).encode("utf-8")
b = torch.tensor(list(text))[:10].float()  # S: b (10,)
c = np.array(list("größer".encode()))[None]  # S: c (1, ?)
net = nn.Sequential(nn.Embedding(256, 8), nn.Linear(8, 256))
x = places[None, :5]
y = torch.cat([x, net(x)[:, -1].argmax(-1, keepdim=True)], 1)  # S: y (1, 6)
x + net(x)[:, -1]  # E: broadcast-dimensions (1, 5) (1, 256)
print("abc".encode().decode().split("b"))

"""Layers whose weight is replaced: what they take and give follows the weight that they have."""
import torch
from torch import nn


class Language(nn.Module):
    def __init__(self, tied):
        super().__init__()
        self.embedding = nn.Embedding(100, 32)
        self.decoder = nn.Linear(16, 100)
        if tied:
            self.decoder.weight = self.embedding.weight

    def forward(self, tokens):
        return self.decoder(self.embedding(tokens))


class Tied(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Embedding(100, 32)
        self.decoder = nn.Linear(32, 100, bias=False)
        self.decoder.weight = self.embedding.weight

    def forward(self, tokens):
        hidden = self.embedding(tokens)
        return self.decoder(hidden), self.decoder(hidden[..., :16])  # E: linear-in-features


tokens = torch.zeros(2, 3, dtype=torch.long)
a = Language(True)(tokens)  # S: a (2, 3, 100)
b, _ = Tied()(tokens)  # S: b (2, 3, 100)

wide = nn.Linear(4, 8)
c = wide(torch.zeros(2, 4))  # S: c (2, 8)
wide.weight = nn.Parameter(torch.randn(8, 6))
d = wide(torch.zeros(2, 6))  # S: d (2, 8)
wide(torch.zeros(2, 4))  # E: linear-in-features

pruned = nn.Linear(4, 8)
pruned.weight.data = pruned.weight.data[:5]
pruned.bias.data = pruned.bias.data[:5]
e = pruned(torch.zeros(2, 4))  # S: e (2, 5)

grey = nn.Conv2d(3, 16, 7, padding=3)
grey.weight = nn.Parameter(grey.weight.sum(dim=1, keepdim=True))
f = grey(torch.zeros(2, 1, 28, 28))  # S: f (2, 16, 28, 28)
grey(torch.zeros(2, 3, 28, 28))  # E: conv-in-channels

narrow = nn.Conv2d(8, 8, 3, groups=2)
narrow.weight = nn.Parameter(torch.zeros(8, 3, 5, 5))
g = narrow(torch.zeros(1, 6, 9, 9))  # S: g (1, 8, 5, 5)

words = nn.Embedding(10, 4)
words.weight.data = torch.zeros(20, 6)
h = words(tokens)  # S: h (2, 3, 6)

layers = nn.Sequential(nn.Linear(4, 8), nn.ReLU(), nn.Linear(8, 2))
layers[0].weight = nn.Parameter(torch.zeros(8, 5))
i = layers(torch.zeros(3, 5))  # S: i (3, 2)


def share(layer, other):
    layer.weight = other.weight


first, second = nn.Linear(4, 8), nn.Linear(6, 8)
share(first, second)
j = first(torch.zeros(1, 6))  # S: j (1, 8)
first(torch.zeros(1, 4))  # E: linear-in-features

pool = nn.AvgPool2d(3, stride=2, padding=[1, 1])
k = pool(torch.zeros(2, 3, 8, 8))  # S: k (2, 3, 4, 4)
pool(torch.zeros(8, 8))  # E: pool-rank

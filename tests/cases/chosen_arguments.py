"""What a call makes of one of the tensors that it may be given never meets what it makes of another."""
import math
import sys

import torch
import torch.nn.functional as F
from torch import nn


class Attention(nn.Module):
    def __init__(self, width, heads, longest):
        super().__init__()
        self.qkv = nn.Linear(width, 3 * width)
        self.register_buffer("mask", torch.tril(torch.ones(longest, longest)).view(1, 1, longest, longest))
        self.heads = heads
        self.width = width

    def forward(self, x):
        b, t, c = x.size()
        q, k, v = self.qkv(x).split(self.width, dim=2)
        q = q.view(b, t, self.heads, c // self.heads).transpose(1, 2)
        k = k.view(b, t, self.heads, c // self.heads).transpose(1, 2)
        v = v.view(b, t, self.heads, c // self.heads).transpose(1, 2)
        scores = q @ k.transpose(-2, -1) / math.sqrt(k.size(-1))
        scores = scores.masked_fill(self.mask[:, :, :t, :t] == 0, -1e9)
        return (F.softmax(scores, -1) @ v).transpose(1, 2).contiguous().view(b, t, c)


class Model(nn.Module):
    def __init__(self, longest, positions):
        super().__init__()
        self.longest = longest
        self.words = nn.Embedding(65, 48)
        self.positions = nn.Embedding(positions, 48)
        self.attention = Attention(48, 6, longest)

    def forward(self, index):
        b, t = index.size()
        assert t <= self.longest
        x = self.words(index) + self.positions(torch.arange(0, t).unsqueeze(0))
        return x + self.attention(x)

    def generate(self, index, rounds):
        for _ in range(rounds):
            seen = index if index.size(1) <= self.longest else index[:, -self.longest:]
            last = self(seen)[:, -1, :]  # S: last (1, 48) (1, 48)
            chosen = torch.topk(last, k=1, dim=-1)[1]
            index = torch.cat((index, chosen), dim=1)
        return index


Model(128, 128).generate(torch.zeros(1, 13, dtype=torch.long), 500)


# two arms of a branch: each of them fits itself
def gram(x):
    return x @ x.t()


def gram_of_another(x, y):
    return x @ y.t()  # W: matmul-inner-dimensions


some = torch.zeros(3, 4) if len(sys.argv) > 2 else torch.zeros(5, 6)
a = gram(some)  # A: a (3, 3)
gram_of_another(some, some)
gram_of_another(some, y=some)
gram_of_another(some, torch.zeros(7, 4) if len(sys.argv) > 2 else torch.zeros(2, 6))
gram_of_another(some, torch.zeros(7, 4) if len(sys.argv) > 3 else torch.zeros(2, 6))
square = gram(some) @ torch.zeros(3, 2)  # W: matmul-inner-dimensions (5, 5) (3, 2)


# what is None is no tensor
def doubled(x):
    if x is None:
        return torch.zeros(2)
    return torch.cat([x, x])


perhaps = None if len(sys.argv) > 3 else torch.zeros(7)
doubled(perhaps)
torch.zeros(3) + doubled(torch.zeros(2) if len(sys.argv) > 4 else torch.zeros(5, 1).squeeze(1))  # E: broadcast-dimensions

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


# what a dataset gives by one branch or by another
class Pictures(torch.utils.data.Dataset):
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return 30

    def __getitem__(self, number):
        if number > 20:
            return torch.zeros(3, 20, 24), 1
        return torch.zeros(3, self.rows, 12), 0


class Nested(nn.Module):
    def __init__(self, out):
        super().__init__()
        self.first = nn.Conv2d(3, 8, 3, padding=1)
        self.pool = nn.MaxPool2d(2)
        self.second = nn.Conv2d(8, 8, 3, padding=1)
        self.up = nn.ConvTranspose2d(8, 8, 2, stride=2)
        self.last = nn.Conv2d(16, out, 1)

    def forward(self, x):
        kept = self.first(x)
        x = self.up(self.second(self.pool(kept)))
        over = kept.size(2) - x.size(2)
        x = F.pad(x, [0, 0, over // 2, over - over // 2])
        return self.last(torch.cat([kept, x], dim=1))


nested = Nested(2)
for pictures, _ in torch.utils.data.DataLoader(Pictures(15), batch_size=10):
    pictures = pictures.to("cpu")
    drawn = nested(pictures)  # A: drawn (10, 2, 15, 12)
    drawn + torch.zeros(4, 1, 1)  # E: broadcast-dimensions (10, 2, 15, 12) (4, 1, 1)

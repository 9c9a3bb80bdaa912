"""Tensors made from data and from sizes, joined, split and resized."""
import random

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


class Flat(nn.Flatten):
    def __init__(self):
        super().__init__(1)


# from data
a = torch.tensor([[1, 2, 3], [4, 5, 6]])  # S: a (2, 3)
a = np.array([1.5, 2.5]).reshape(2, 1)  # S: a (2, 1)
a = torch.tensor([True, False])  # S: a (2,)
a = np.array(["a", "b", None]) + np.zeros(3) if False else np.zeros(3)  # S: a (3,)
a = np.array(["a", "b"])  # S: a (2,)
a = torch.tensor(range(4))  # S: a (4,)
a = torch.tensor([])  # S: a (0,)
a = torch.from_numpy(np.zeros((2, 3)))  # S: a (2, 3)
a = torch.zeros(2, 3).numpy()  # S: a (2, 3)
a = nn.Parameter(torch.zeros(2, 3))  # S: a (2, 3)
a = np.vdot(np.zeros(3), np.zeros(3)) + np.zeros(2)  # S: a (2,)
a = torch.zeros(2, 3, dtype=float) @ torch.zeros(3, 1, dtype=float)  # A: a (2, 1)
a = np.zeros((2, 3), dtype="float32")  # S: a (2, 3)
a = F.cross_entropy(torch.zeros(2, 3), torch.zeros(2, 3), reduction="none")  # S: a (2,)

# from sizes
b = torch.arange(5)  # S: b (5,)
b = torch.arange(1, 10, 3)  # S: b (3,)
b = torch.randint(5, (2, 3))  # S: b (2, 3)
b = torch.randint(2, 5, [2, 3])  # S: b (2, 3)
b = torch.randint(5, ())  # S: b ()
b = np.random.randint(5, size=())  # S: b ()
b = nn.AdaptiveAvgPool2d((None, 4))(torch.zeros(2, 3, 8, 9))  # S: b (2, 3, 8, 4)
b = F.max_pool2d(torch.zeros(2, 3, 8, 8), [2])  # S: b (2, 3, 4, 4)
b = F.max_pool2d(torch.zeros(2, 3, 8, 8), 2, ())  # S: b (2, 3, 4, 4)
b = F.avg_pool2d(torch.zeros(2, 3, 8, 8), (2,), (2,), (0,))  # S: b (2, 3, 4, 4)

# joined
c = np.dstack([np.zeros((2, 3, 4)), np.zeros((2, 3, 5))])  # S: c (2, 3, 9)
c = np.concatenate([(1, 2), (3,)])  # S: c (3,)
c = torch.hstack([torch.tensor(1), torch.tensor(2)])  # S: c (2,)
c = torch.cat([torch.zeros(2, 3), torch.zeros(2, 4)], 1)  # S: c (2, 7)
c = torch.stack([torch.zeros(2, 3)] * 4, 1)  # S: c (2, 4, 3)

# split and reshaped
d = torch.zeros(300, 2).split(1)[299]  # S: d (1, 2)
d = torch.zeros(300, 2).unbind()[0]  # S: d (2,)
d = torch.zeros(2, 12).unflatten(1, (3, 4))  # S: d (2, 3, 4)
d = torch.zeros(2, 12).unflatten(1, (-1, -1))  # E: reshape-several-inferred
d = torch.zeros(2, 1, 3, 1).squeeze((1, -1))  # S: d (2, 3)
d = torch.zeros(2, 3, 4).permute(-1, -3, -2)  # S: d (4, 2, 3)
d = np.zeros((2, 3)).transpose(None)  # S: d (3, 2)
d = np.zeros((2, 3)).transpose((-3, 0))  # E: permute-dimensions
d = torch.zeros(5, 4)[[0, 2]]  # S: d (2, 4)

nothing = open("file").read()
some = list(nothing)
number = random.randint(3, 8)
x = torch.zeros(nothing)
wide = nn.Linear(3, 4)(x)
e = torch.zeros(number, 2)  # S: e (random integer, 2)
e = torch.tensor([number > 4, nothing])  # S: e (2,)
e = torch.tensor([wide, wide]) + 0  # S: e (..., 4)
e = torch.tensor([1] * 2000) + 0  # S: e (?,)
e = torch.tensor([wide] * 2000) + 0  # S: e (...)
e = torch.zeros(some) + 0  # S: e (...)
e = torch.zeros(2, 3, dtype=unheard.of) + 0  # S: e (2, 3)
e = torch.arange(*nothing) + 0  # S: e (?,)
e = torch.cat([torch.zeros(2, 3)] * 2000) + 0  # S: e (?, 3)
e = torch.stack([torch.zeros(2, 3)] * 2000) + 0  # S: e (?, 2, 3)
e = torch.cat([x] * 2000) + 0  # S: e (...)
e = torch.cat(some) + 0  # S: e (...)
e = np.vstack([np.zeros(3)] * 2000) + 0  # S: e (...)
e = torch.cat(None) + 0  # S: e (...)
e = np.concatenate([wide, wide], axis=None) + 0  # S: e (...)
e = torch.cat([nn.Linear(2, 2), torch.zeros(2)]) + 0  # S: e (?,)
e = np.concatenate([tuple(nothing), [1]]) + 0  # S: e (?,)
e = np.vstack([wide, wide]) + 0  # S: e (...)
e = np.dstack([nn.Linear(4, 3)(wide), wide]) + 0  # S: e (...)
e = torch.cat([wide, torch.zeros(2, 4)], -2) + 0  # S: e (?, 4)
e = torch.cat([torch.zeros(2, 4), wide], -2) + 0  # S: e (?, 4)
e = torch.cat([wide, wide], -2) + 0  # S: e (..., 4)
e = torch.zeros(5, 4)[tuple(nothing)] + 0  # S: e (...)
e = torch.zeros(5, 4)[some, 0] + 0  # S: e (?,)
e = torch.zeros(2, 3).expand(tuple(nothing)) + 0  # S: e (...)
e = torch.zeros(2, 3).reshape(tuple(nothing)) + 0  # S: e (...)
e = torch.zeros(2, 3).permute(tuple(nothing)) + 0  # S: e (...)
e = torch.zeros(2, 3).squeeze(tuple(nothing)) + 0  # S: e (...)
e = x.flatten(end_dim=1) + 0  # S: e (...)
e = torch.zeros(8, 3).split(nothing)[0] + 0  # S: e (?, 3)
e = np.zeros((2, 3)).view(np.int32) + 0  # S: e (2, 3)
e = torch.zeros(8, 3).view(torch.int32) + 0  # S: e (8, 3)
e = torch.zeros(5, 4)[range(2)] + 0  # S: e (?, 4)
e = torch.zeros(2, 3).stride()[0] * x  # S: e (...)
e = Flat()(nothing) + 0  # A: e (?, ?)
e = list(map(nn.Flatten, [1]))[0](nothing) + 0  # S: e (?, ?)
e = nn.EmbeddingBag(10, 3)(torch.zeros(4, dtype=torch.long)) + 0  # E: embedding-bag-offsets
e = nn.EmbeddingBag(10, 3)(torch.zeros(4, dtype=torch.long), nothing) + 0  # S: e (?, 3)
e = torch.arange(0, 5, 0) + 0  # E: arange-step
e = torch.zeros(0, 3).split(-1)[0]  # E: split-size
e = torch.zeros(number, 3).chunk(2)[0] + 0  # S: e ((random integer + 1) // 2, 3)
e = np.split(np.zeros((number, 3)), 2)[0]  # W: split-sections

# slices with symbols
big = torch.zeros(number, 2)
f = torch.zeros(9)[2:number] + 0  # S: f (max(min(random integer, 9) - 2, 0),)
f = torch.zeros(9)[number:12] + 0  # S: f (max(9 - random integer, 0),)
f = torch.zeros(9)[number:0] + 0  # S: f (max(0 - random integer, 0),)
f = big[:number] + 0  # S: f (random integer, 2)
f = big[number:number] + 0  # S: f (0, 2)
f = big[0:4] + 0  # S: f (min(random integer, 4), 2)
f = torch.zeros(9)[0:number] + 0  # S: f (min(random integer, 9),)
f = big[-3:2] + 0
f = big[-3:number] + 0
f = np.zeros((number, 2))[::-1] + 0  # S: f (random integer, 2)
f = np.zeros((9, 2))[number::-1] + 0
f = np.zeros((9, 2))[:number:-1] + 0
place = torch.zeros(9, 2)
place[0] = torch.zeros(2)
g = torch.zeros(number, 1) + torch.zeros(1, number)  # A: g (random integer, random integer)

# nested sequences of different lengths make no array, but of objects, which may be anything
np.array([[1, 2, 3], [1, 2]])  # E: array-ragged
for row in np.array([[1, 2, 3], [1, 2]], dtype=object):
    print(row[:-1], len(row))

"""A function that makes an item of a dictionary from that item, called for as many dictionaries as nobody knows."""
import os

import torch

layers = int(os.environ["LAYERS"])


def step(x, cache):
    if "keys" in cache:
        x = torch.cat([cache["keys"], x], dim=1)
    cache["keys"] = x
    return x


caches = [{} for _ in range(layers)]
for round in range(layers):
    step(torch.zeros(2, 3), caches[round])
a = torch.zeros(layers, 3).sum(0)  # S: a (3,)
known = [{} for _ in range(2)]
b = step(torch.zeros(2, 3), known[0])  # S: b (2, 3)
c = step(torch.zeros(2, 4), known[0])  # S: c (2, 7)
d = step(torch.zeros(2, 5), known[1])  # S: d (2, 5)
c + b  # E: broadcast-dimensions

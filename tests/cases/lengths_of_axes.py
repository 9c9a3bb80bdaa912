"""einops: lengths of axes that come in dictionaries, and parse_shape, which makes them."""

import json

import numpy as np
import torch
from einops import parse_shape, rearrange, reduce, repeat
from einops.layers.torch import Rearrange

images = torch.randn(10, 20, 30, 40)
sizes = parse_shape(images, "b _ h w")
flat = rearrange(images, "b c h w -> (b h w) c")
a = rearrange(flat[:, ::2], "(b h w) c -> b c h w", **sizes)  # S: a (10, 10, 30, 40)
b = rearrange(flat, "(b h w) c -> b c h w", **parse_shape(images, "b _ h w"))  # S: b (10, 20, 30, 40)
rearrange(flat, "(b h w) c -> b c h w", **parse_shape(images[:4], "b _ h w"))  # E: einops-length (12000, 20)
c = torch.zeros(sizes["h"], sizes["b"])  # S: c (30, 10)
torch.zeros(len(sizes)) + torch.zeros(3)
torch.zeros(len(sizes)) + torch.zeros(4)  # E: broadcast-dimensions (3,) (4,)
parse_shape(images, "b c h")  # E: einops-rank
parse_shape(images, "b c d (h w)")  # E: einops-pattern
parse_shape(np.ones((6, 4)), "a b")["b"] + np.ones(3)
d = np.ones(parse_shape(np.ones((6, 4)), "a b")["b"])  # S: d (4,)
many = parse_shape(images, "b ...")
rearrange(torch.zeros(many["b"], 12), "b (h w) -> b h w", h=5)  # E: einops-divides

known = dict(b=10, h=30)
e = rearrange(flat, "(b h w) c -> b c h w", **known)  # S: e (10, 20, 30, 40)
f = rearrange(flat, "(b h w) c -> b c h w", w=40, **{"b": 10})  # S: f (10, 20, 30, 40)
rearrange(flat, "(b h w) c -> b c h w", **{"b": 10})  # E: einops-lengths
rearrange(flat, "(b h w) c -> b c h w", **{"b": 7, "h": 30})  # E: einops-divides (12000, 20)
g = repeat(torch.ones(3), "a -> a k", **{"k": 5})  # S: g (3, 5)
repeat(torch.ones(3), "a -> a k", **{})  # E: einops-new-axis
h = Rearrange("b (c p) -> b c p", **{"p": 5})(torch.ones(2, 15))  # S: h (2, 3, 5)
Rearrange("b (c p) -> b c p", **{"p": 4})(torch.ones(2, 15))  # E: einops-divides (2, 15)

# nobody knows which axes these are
given = json.load(open("axes.json"))
i = rearrange(flat, "(b h w) c -> b c h w", **given)
i + torch.zeros(20, 1, 1)
i + torch.zeros(7, 1, 1)  # E: broadcast-dimensions
repeat(torch.ones(3), "a -> a k", **given) + torch.zeros(3, 1)
repeat(torch.ones(3), "a -> a k", **given) + torch.zeros(2, 1)  # E: broadcast-dimensions
k = repeat(torch.ones(3), "a -> a k", k=4, **given) + 0  # S: k (3, 4)
reduce(images, "b (c p) h w -> b c", "max", **given) + torch.zeros(10, 1)


def regrouped(tensor, **axes):
    return rearrange(tensor, "(b h w) c -> b c h w", **axes)  # E: einops-divides (12000, 20)


j = regrouped(flat, b=10, h=30) + 0  # S: j (10, 20, 30, 40)
regrouped(flat, b=10, h=31)

"""einops: rearrange, reduce, repeat, einsum, pack and unpack, and the layers."""

import numpy as np
import torch
import torch.nn as nn
from einops import einsum, pack, rearrange, reduce, repeat, unpack
from einops.layers.torch import Rearrange, Reduce

images = torch.randn(32, 3, 30, 40)
a = rearrange(images, "b c h w -> b h w c")  # S: a (32, 30, 40, 3)
b = rearrange(images, "b c (h p) (w q) -> (b p q) c h w", p=2, q=4)  # S: b (256, 3, 15, 10)
c = rearrange(images, "b ... -> b (...)")  # S: c (32, 3600)
rearrange(images, "b c h -> b h c")  # E: einops-rank (32, 3, 30, 40)
rearrange(images, "b c (h p) w -> b c h (p w)", p=7)  # E: einops-divides (32, 3, 30, 40)
rearrange(images, "b c h w -> b c h")  # E: einops-identifiers
rearrange(images, "b c h w -> b c (h w")  # E: einops-pattern
rearrange(images, "b c h w -> (b p) c h w", p=2)  # E: einops-identifiers
rearrange(images, "b c h w -> b (c h w)", c=4)  # E: einops-length (32, 3, 30, 40)

d = reduce(images, "b c h w -> b c", "mean")  # S: d (32, 3)
e = reduce(images, "b c (h 2) (w 2) -> b c h w", "max")  # S: e (32, 3, 15, 20)
f = reduce(images, "b c h w -> b c 1 1", "sum")  # S: f (32, 3, 1, 1)
reduce(images, "b c h w -> b c", "median")  # E: einops-reduction
reduce(images.long(), "b c h w -> b c", "mean")  # E: element-type (32, 3, 30, 40)

g = repeat(torch.randn(30, 40), "h w -> h w c", c=3)  # S: g (30, 40, 3)
h = repeat(torch.randn(30, 40), "h w -> (2 h) w")  # S: h (60, 40)
repeat(torch.randn(30, 40), "h w -> h w c")  # E: einops-new-axis
i = rearrange([torch.ones(3, 4)] * 5, "n a b -> a (n b)")  # S: i (3, 20)
j = rearrange(np.ones((2, 6)), "a (b c) -> c a b", c=3)  # S: j (3, 2, 2)

k = einsum(torch.ones(2, 3), torch.ones(3, 4), "row inner, inner col -> row col")  # S: k (2, 4)
einsum(torch.ones(2, 3), torch.ones(5, 4), "row inner, inner col -> row col")  # E: einops-einsum-sizes

packed, shapes = pack([torch.ones(2, 3, 5), torch.ones(2, 3, 7, 5), torch.ones(2, 3, 7, 9, 5)], "i j * k")
packed = packed + 0  # S: packed (2, 3, 71, 5)
first, second, third = unpack(packed, shapes, "i j * k")
third = third + 0  # S: third (2, 3, 7, 9, 5)
unpack(packed, [(7,), (9,)], "i j * k")  # E: einops-unpack-sizes (2, 3, 71, 5)

network = nn.Sequential(
    nn.Conv2d(3, 6, 5),
    Rearrange("b c h w -> b (c h w)"),
    nn.Linear(6 * 24 * 24, 10),
)
l = network(torch.ones(4, 3, 28, 28))  # S: l (4, 10)
m = Reduce("b c h w -> b c", "mean")(images)  # S: m (32, 3)
patches = Rearrange("b c (h p) (w p) -> b (h w) (p p c)", p=10)  # a name twice
patches(images)  # E: einops-pattern
n = Rearrange("b c (h p1) (w p2) -> b (h w) (p1 p2 c)", p1=10, p2=10)(images)  # S: n (32, 12, 300)

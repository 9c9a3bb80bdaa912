"""Displays with stars, comprehensions, unpacking, and what sequences of unknown length give."""
import torch

nothing = open("file").read()
some = list(nothing)
pair = (2, 3)

# stars in displays
a = torch.zeros([*pair, 4])  # S: a (2, 3, 4)
a = torch.zeros((1, *pair, *[5, 6]))  # S: a (1, 2, 3, 5, 6)
a = torch.zeros(([1, *some])[0], 2)  # A: a (1, 2)
a = torch.zeros(([*nothing, 1])[0], 2)  # A: a (?, 2)
a = torch.zeros(([*nothing, *pair])[0], 2)  # A: a (3, 2)
a = torch.zeros(([*some, *pair, 7])[0], 2)  # A: a (7, 2)
b = {*pair}
a = torch.zeros(len([*b, 1]), 2)  # S: a (3, 2)

# comprehensions
c = torch.zeros([size + 1 for size in pair])  # S: c (3, 4)
c = torch.zeros(tuple(size + 1 for size in pair))  # S: c (3, 4)
c = torch.zeros([size for size in (1, 2, 3) if size != 2])  # S: c (1, 3)
c = torch.zeros({name: size for name, size in [("a", 3), ("b", 4)]}["b"])  # S: c (4,)
c = torch.zeros(len({size for size in pair}), 1)  # S: c (2, 1)
c = torch.zeros([size for size in nothing][0], 1)  # S: c (?, 1)
c = torch.zeros(max(size for size in pair), 1)  # S: c (3, 1)

# unpacking
x, y = pair
d = torch.zeros(y, x)  # S: d (3, 2)
x, y = [4, 5]
d = torch.zeros(y, x)  # S: d (5, 4)
x, y = range(6, 8)
d = torch.zeros(y, x)  # S: d (7, 6)
first, *middle, last = [1, 2, 3, 4]
d = torch.zeros(first, last, *middle)  # S: d (1, 4, 2, 3)
first, *middle, last = nothing
d = torch.zeros(3) * first * last  # S: d (..., 3)
d = torch.zeros(middle[0], 2)  # S: d (?, 2)
x, y = nothing
d = torch.zeros(x, 2)  # S: d (?, 2)
x, y = tuple(nothing)
d = torch.zeros(y, 2)  # S: d (?, 2)
x, y = (1, 2, 3)  # E: unpack-length
d = torch.zeros(y, 2)  # S: d (?, 2)
(x, y), z = (1, 2), 3
d = torch.zeros(x, y, z)  # S: d (1, 2, 3)

# what is gone over is not known
for item in nothing:
    e = torch.zeros(item, 2)  # S: e (?, 2)
for item in some:
    e = torch.zeros(item, 2)  # S: e (?, 2)
for item in (5, 6) * 60:
    e = torch.zeros(item, 2)  # A: e (6, 2)
for name in {"a": 1, "b": 2}:
    e = torch.zeros({"a": 3, "b": 4}[name], 2)  # A: e (4, 2)
for letter in "ab":
    e = torch.zeros(len(letter), 2)  # S: e (1, 2)
for number in {7}:
    e = torch.zeros(number, 2)  # S: e (7, 2)

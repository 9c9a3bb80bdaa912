"""What a partial application keeps can be read from it."""

import functools
import json

import torch
from torch import nn

made = functools.partial(nn.Linear, 4, bias=False)
a = made.func(5, 6)(torch.zeros(2, 5))  # S: a (2, 6)
b = made.func(*made.args, 7)(torch.zeros(2, 4))  # S: b (2, 7)
c = made.func(4, 3, **made.keywords)(torch.zeros(2, 4))  # S: c (2, 3)
made.func(*made.args, 7)(torch.zeros(2, 5))  # E: linear-in-features

sized = functools.partial(torch.full, (2, 3), fill_value=1)
d = torch.zeros(len(sized.args) + 1)  # S: d (2,)
e = torch.zeros(sized.args[0])  # S: e (2, 3)


def build(width, **settings):
    layer = functools.partial(nn.Conv2d, width, **settings)
    again = {"padding": 0}
    again.update(layer.keywords)
    return layer.func(3, width, again.get("kernel_size", 1), padding=again["padding"])


g = build(8, kernel_size=3, padding=1)(torch.zeros(1, 3, 9, 9))  # S: g (1, 8, 9, 9)
h = build(8)(torch.zeros(1, 3, 9, 9))  # S: h (1, 8, 9, 9)
build(8, kernel_size=3)(torch.zeros(1, 4, 9, 9))  # E: conv-in-channels

read = functools.partial(nn.Linear, **json.load(open("settings.json")))
i = read.func(3, read.keywords["width"])(torch.zeros(2, 3))  # S: i (2, ?)


class Holder:
    """An attribute of the same name that is no partial application's."""

    def __init__(self):
        self.args = (4, 5)


holder = Holder()
holder.args = (6, 7)
j = torch.zeros(holder.args)  # S: j (6, 7)
k = made.func(*made.args, 7)(torch.zeros(2, 4))  # S: k (2, 7)

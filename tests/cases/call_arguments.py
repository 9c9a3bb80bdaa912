"""Functions and classes of the program called with arguments that they do not take."""
import functools
import sys

import torch
from torch import nn

x = torch.zeros(2, 3)


class Encoder(nn.Module):
    def __init__(self, features, depth=1, *, bias=True):
        super().__init__()
        self.layer = nn.Linear(features, features, bias=bias)

    def forward(self, x):
        return self.layer(x)


class Masked(Encoder):
    def forward(self, x, mask=None):
        return super().forward(x)


class Model(nn.Module):
    def __init__(self, encoder):
        super().__init__()
        self.encoder = encoder

    def forward(self, x, mask):
        return self.encoder(x, mask)  # E: call-too-many


Model(Encoder(3))(x, x > 0)
a = Model(Masked(3))(x, x > 0)  # S: a (2, 3)
Encoder()  # E: call-argument
Encoder(3, 1, False)  # E: call-too-many
Encoder(3, dropout=0.1)  # E: call-keyword
b = Encoder(features=3, bias=False)(x)  # S: b (2, 3)
Model(Masked(3))(x)  # E: call-argument


def scale(x, by, /, *more, shift=0.0, **names):
    return x * by + shift


c = scale(x, 2, 3, 4, other=5)  # S: c (2, 3)
scale(x)  # E: call-argument
sizes = (x, 2)
d = scale(*sizes)  # S: d (2, 3)
options = {"shift": 1.0}
e = scale(x, 2, **options)  # S: e (2, 3)


def twice(function):
    @functools.wraps(function)
    def run(x):
        return function(x, 2)
    return run


@twice
def grow(x, by):
    return x * by


f = grow(x)  # S: f (2, 3)
try:
    g = Encoder(3, dropout=0.1)
except TypeError:
    g = Encoder(3)


class Ways:
    @staticmethod
    def one(x):
        return x

    @classmethod
    def two(cls, x):
        return cls.one(x)

    def three(self, x):
        return self.one(x)


h = Ways().two(Ways().three(x))  # S: h (2, 3)
i = Ways.three(None, x) if len(sys.argv) > 5 else x
act = lambda x, slope=0.1: torch.nn.functional.leaky_relu(x, slope)
j = act(x)  # S: j (2, 3)
act(x, 0.1, True)  # E: call-too-many
k = functools.partial(scale, x)(3)  # S: k (2, 3)

# which of them is called, a condition tells that is not followed
kinds = {"plain": Encoder, "masked": Masked}
chosen = kinds[sys.argv[1]](3)
if isinstance(chosen, Masked):
    m = chosen(x, x > 0)
else:
    m = chosen(x)
n = m + x  # S: n (2, 3)

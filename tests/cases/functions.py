import torch
import torch.nn as nn
from typing import cast


def make(inputs, outputs=3, *, bias=True):
    return nn.Linear(inputs, outputs, bias)


def twice(function):
    def inner(value):
        return function(function(value))

    return inner


a = make(4)(torch.ones(2, 4))  # S: a (2, 3)
b = make(outputs=5, inputs=4)(torch.ones(2, 4))  # S: b (2, 5)
c = twice(nn.Linear(4, 4))(torch.ones(2, 4))  # S: c (2, 4)
d = make(4)(torch.ones(2, 5))  # E: linear-in-features (2, 5)
e = (lambda rows: torch.zeros(rows, 2))(6)  # S: e (6, 2)


def gather(*sizes, **options):
    return torch.zeros(*sizes, **options)


f = gather(1, 2, 3)  # S: f (1, 2, 3)


def countdown(number):
    if number == 0:
        return torch.zeros(1, 2)
    return torch.cat([countdown(number - 1), torch.zeros(1, 2)])


g = countdown(3)  # S: g (4, 2)


def counter():
    total = 0

    def add(amount):
        nonlocal total
        total += amount
        return total

    add(2)
    return add(3)


h = torch.zeros(counter(), 1)  # S: h (5, 1)
size = 2


def grow():
    global size
    size = size + 1


grow()
grow()
i = torch.zeros(size)  # S: i (4,)


# typing.cast gives back what it is given
cast_rows = cast(int, 7)
a = torch.zeros(cast_rows, 2)  # S: a (7, 2)

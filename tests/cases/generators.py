"""Generators give what they yield, in order; endless ones an unknown number of it."""
import itertools
from functools import partial, reduce

import torch


def counted(total):
    for i in range(total):
        yield i + 1
    yield 10


def nested():
    yield 7
    yield from counted(2)
    yield from [8, 9]


def forever():
    step = 0
    while True:
        yield torch.zeros(3, 4)
        step += 1


x = torch.zeros(*counted(3))  # S: x (1, 2, 3, 10)
x = torch.zeros(*nested())  # S: x (7, 1, 2, 10, 8, 9)
x = torch.zeros(len(list(counted(4))))  # S: x (5,)
for batch in forever():
    x = batch @ torch.zeros(4, 5)  # A: x (3, 5)
    break
x = next(forever())  # S: x (3, 4)
for batch in forever():
    y = batch @ torch.zeros(5, 5)  # E: matmul-inner-dimensions (3, 4) (5, 5)
    break
x = torch.zeros(*(size * 2 for size in counted(1)))  # S: x (2, 20)

x = torch.zeros(*itertools.chain([1, 2], (3,), range(4, 6)))  # S: x (1, 2, 3, 4, 5)
x = torch.zeros(*[a * b for a, b in itertools.product([1, 2], [3, 4])])  # S: x (3, 4, 6, 8)
x = torch.zeros(*itertools.repeat(2, 3))  # S: x (2, 2, 2)
x = torch.zeros(*filter(lambda size: size > 2, [1, 3, 5]))  # S: x (3, 5)
x = torch.zeros(sum([1, 2, 3]), max([4, 9, 2]), min(3, 8))  # S: x (6, 9, 3)
x = torch.zeros(1 if any([0, "", 3]) else 2, 1 if all([1, 0]) else 2)  # S: x (1, 2)
x = sum(torch.zeros(3, 4) for _ in range(3))  # S: x (3, 4)
x = torch.zeros(reduce(lambda a, b: a * b, [2, 3, 4]))  # S: x (24,)
x = partial(torch.zeros, 2)(3)  # S: x (2, 3)
x = torch.zeros(*map(lambda size: size + 1, reversed([1, 2])))  # S: x (3, 2)
x = torch.zeros(*[a + b for a, b in zip([1, 2], (10, 20))])  # S: x (11, 22)
x = torch.zeros(*[i * size for i, size in enumerate([5, 6], start=1)])  # S: x (5, 12)
y = torch.zeros(2, sum(counted(2))) @ torch.zeros(12, 3)  # E: matmul-inner-dimensions (2, 13) (12, 3)

"""Data classes, named tuples, enumerations, properties."""
import functools
from dataclasses import dataclass, field
from enum import Enum
import collections
import typing
from collections import namedtuple
from typing import NamedTuple

import torch


@dataclass
class Config:
    width: int
    depth: int = 2
    sizes: list = field(default_factory=list)

    def total(self):
        return self.width * self.depth


@dataclass
class Big(Config):
    extra: int = 5

    def __post_init__(self):
        self.area = self.width + self.extra


config = Config(3)
x = torch.zeros(config.width, config.depth, config.total())  # S: x (3, 2, 6)
big = Big(4, depth=7)
x = torch.zeros(big.extra, big.depth, big.area)  # S: x (5, 7, 9)
config.sizes.append(4)
config.sizes.append(6)
x = torch.zeros(*config.sizes)  # S: x (4, 6)
big.width = 11
x = torch.zeros(big.width, big.total())  # S: x (11, 77)
y = torch.zeros(2, config.width) @ torch.zeros(big.depth, 1)  # E: matmul-inner-dimensions (2, 3) (7, 1)


class Point(NamedTuple):
    x: int
    y: int = 9


point = Point(2)
first, second = point
x = torch.zeros(point.x, point.y, point[1], first, len(point))  # S: x (2, 9, 9, 2, 2)
x = torch.zeros(*point)  # S: x (2, 9)

Saved = namedtuple("Saved", ["score", "value"])
saved = Saved(torch.zeros(2, 3), value=torch.zeros(3, 4))
x = saved.score @ saved.value  # A: x (2, 4)
x = saved.value @ saved.score  # E: matmul-inner-dimensions (3, 4) (2, 3)
pairs = []
pairs.append(Saved(torch.zeros(5, 3), torch.zeros(3, 4)))
for score, value in pairs:
    x = score @ value  # S: x (5, 4)
Pair = collections.namedtuple("Pair", "left, right", defaults=(7,))
x = torch.zeros(*Pair(6))  # S: x (6, 7)
x = torch.zeros(Pair(1).left, Pair(1, 2).right)  # S: x (1, 2)
Typed = typing.NamedTuple("Typed", [("rows", int), ("columns", int)])
x = torch.zeros(*Typed(3, 8))  # S: x (3, 8)


class Extended(namedtuple("Base", "a b")):
    def total(self):
        return self.a + self.b


x = torch.zeros(Extended(2, 3).total(), len(Extended(2, 3)))  # S: x (5, 2)


class Kind(Enum):
    SMALL = 4
    LARGE = 6

    def double(self):
        return self.value * 2


x = torch.zeros(Kind.SMALL.value, Kind["LARGE"].value, Kind.LARGE.double())  # S: x (4, 6, 12)
x = torch.zeros(1 if Kind.SMALL is Kind.SMALL else 2)  # S: x (1,)
x = torch.zeros(1 if Kind.SMALL == Kind.LARGE else 2)  # S: x (2,)
x = torch.zeros(len(Kind(6).name))  # S: x (5,)
y = torch.zeros(3, Kind.SMALL.value) @ torch.zeros(Kind.LARGE.value, 3)  # E: matmul-inner-dimensions (3, 4) (6, 3)


class Scaled:
    def __init__(self):
        self.size = 4

    @property
    def size(self):
        return self._size * 2

    @size.setter
    def size(self, value):
        self._size = value + 1

    @functools.cached_property
    def area(self):
        return self.size * 10


scaled = Scaled()
x = torch.zeros(scaled.size, scaled.area)  # S: x (10, 100)
scaled.size = 6
x = torch.zeros(scaled.size)  # S: x (14,)
y = torch.zeros(1, 13) @ torch.zeros(scaled.size, 1)  # E: matmul-inner-dimensions (1, 13) (14, 1)


# a class with an __init__ of its own leaves the fields to its base
@dataclass
class LayerPlan:
    ratio: float
    inside: int
    outside: int
    layers: int = 2


class WidePlan(LayerPlan):
    def __init__(self, ratio, inside, outside, width=1.0):
        super().__init__(ratio, self.adjusted(inside, width), outside=self.adjusted(outside, width))

    @staticmethod
    def adjusted(channels, width):
        return int(channels * width)


plan = WidePlan(6, 32, 16, 1.5)
a = torch.zeros(plan.inside, plan.outside, plan.layers)  # S: a (48, 24, 2)
a = torch.nn.Linear(plan.inside, 2)(torch.zeros(1, plan.outside))  # E: linear-in-features (1, 24)


# a constructor of its own over that of the base; a field that is changed later; made through partial
@dataclass
class Sizes:
    inner: int
    outer: int


class Scaled(Sizes):
    def __init__(self, inner, outer, scale=1):
        super().__init__(inner * scale, outer)


made = functools.partial(Scaled, scale=2)
sizes = made(2, 3)
before = torch.zeros(sizes.inner)  # S: before (4,)
sizes.inner = sizes.outer
after = torch.zeros(sizes.inner)  # S: after (3,)
other = torch.zeros(made(4, 5).inner)  # S: other (8,)

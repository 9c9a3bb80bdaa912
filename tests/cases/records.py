"""Data classes, named tuples, enumerations, and patterns that look into them."""
import dataclasses
import enum
from dataclasses import dataclass, field
from typing import NamedTuple

import torch


@dataclass
class Size:
    height: int
    width: int = 4
    rest: list = field(default_factory=list)
    depth: int = field(default=5)

    def area(self):
        return torch.zeros(self.height, self.width)


@dataclass(repr=False)
class Wide(Size):
    width: int = 6
    extra: int = 7

    def __post_init__(self):
        self.rest.append(self.extra)


@dataclass
class Plain:
    pass


class Undecorated(Size):
    pass


class Point(NamedTuple):
    x: int
    y: int = 3


class Shape:
    def area(self):
        return torch.zeros(self.height, 1)


@dataclass
class Derived(Shape):
    height: int = 3


class Longer(Point):
    def total(self):
        return self.x + self.y


class Marked(enum.Enum):
    def double(self):
        return self.value * 2


class Color(enum.Enum):
    RED = 2
    BLUE = 3

    def double(self):
        return self.value * 2


class Mark(Marked):
    ONE = 4


class Level(enum.IntEnum):
    LOW = enum.auto()
    HIGH = enum.auto()


a = Size(2).area()  # S: a (2, 4)
a = Size(2, 3).area()  # S: a (2, 3)
a = Size(width=3, height=2).area()  # S: a (2, 3)
a = torch.zeros(Size(2).depth, len(Size(2).rest) + 1)  # S: a (5, 1)
a = torch.zeros(Wide(2).width, Wide(2).extra, Wide(2, 3).width)  # S: a (6, 7, 3)
a = torch.zeros(Undecorated(2, 9).width, 1)  # S: a (9, 1)
a = torch.zeros(3 if Plain() else 4)  # S: a (3,)
size = Size(2)
size.height = 8
a = size.area()  # S: a (8, 4)
a = Derived().area()  # S: a (3, 1)
point = Point(2)
b = torch.zeros(point.x, point.y)  # S: b (2, 3)
b = torch.zeros(point[1], len(point))  # S: b (3, 2)
b = torch.zeros(Longer(2, 5)[1], Longer(2, 5).total())  # S: b (5, 7)
x, y = Point(4, y=5)
b = torch.zeros(x, y)  # S: b (4, 5)
c = torch.zeros(Color.RED.value, Color["BLUE"].value, Color(3).value)  # S: c (2, 3, 3)
c = torch.zeros(Color.RED.double(), len(Color.BLUE.name))  # S: c (4, 4)
c = torch.zeros(Mark.ONE.double(), Mark.ONE.value)  # S: c (8, 4)
c = torch.zeros(3 if Color.RED == Color.RED else 4, 3 if Color.RED == Color.BLUE else 4)  # S: c (3, 4)
c = torch.zeros(3 if Color.RED is Color.RED else 4, 3 if Color.RED != Color.BLUE else 4)  # S: c (3, 3)
for color in Color:
    c = torch.zeros(color.value, 1)  # A: c (3, 1)


class Pair:
    __match_args__ = ("first", "second")

    def __init__(self, first, second):
        self.first = first
        self.second = second




def nothing_known():
    return open("file").read()


match Size(2, 3):
    case Size(height, width):
        d = torch.zeros(height, width)  # S: d (2, 3)
match Pair(4, 5):
    case Pair(first, second):
        d = torch.zeros(first, second)  # S: d (4, 5)
match nothing_known():
    case Pair(first, second):
        d = torch.zeros(first, second)  # S: d (?, ?)
match 7:
    case int(number):
        d = torch.zeros(2, 1)  # S: d (2, 1)

nothing = open("file").read()
e = Size(*nothing).area()  # S: e (?, ?)
e = torch.zeros(Color(nothing).value, Level.LOW.value)  # S: e (?, ?)
e = torch.zeros(dataclasses.replace(Size(2)), len(dataclasses.astuple(Size(2))))  # S: e (?, 4)
e = torch.zeros(3 if Size(2) == Size(3) else 4)  # A: e (4,)


@dataclass
class Layered:
    layer: torch.nn.Module = torch.nn.Linear(2, 3)


e = Layered().layer(torch.zeros(1, 2))  # S: e (1, 3)

"""What only a feature of Python tells: sizes that come by names, protocols, hidden calls."""
from collections import namedtuple
from dataclasses import dataclass, field

import torch
import torch.nn as nn

# ---- dictionaries with computed keys

WIDTHS = {f"stage{i}": 16 * 2**i for i in range(3)}


class Staged(nn.Module):
    def __init__(self):
        super().__init__()
        inputs = 3
        for name, width in WIDTHS.items():
            setattr(self, f"conv_{name}", nn.Conv2d(inputs, width, 3, padding=1))
            inputs = width
        self.head = nn.Linear(WIDTHS["stage" + str(len(WIDTHS) - 1)], 10)

    def forward(self, images):
        for name in WIDTHS:
            images = getattr(self, "conv_%s" % name)(images)
        return self.head(images.mean((2, 3)))


x = Staged()(torch.zeros(2, 3, 8, 8))  # S: x (2, 10)
x = x @ torch.zeros(11, 2)  # E: matmul-inner-dimensions (2, 10) (11, 2)


# ---- sets and comprehensions with conditions

kept = {size for size in (8, 16, 8, 32) if size != 16}
x = torch.zeros(len(kept), 3)  # S: x (2, 3)
x = x @ torch.zeros(4, 1)  # E: matmul-inner-dimensions (2, 3) (4, 1)
grid = [a * b for a in (2, 3) for b in (5, 7) if (a + b) % 2 == 0]
x = torch.zeros(*grid)  # S: x (15, 21)

# ---- arguments passed on


def block(inputs, outputs, /, *, kernel=3, **rest):
    return nn.Conv2d(inputs, outputs, kernel, **rest)


def twice(make, *sizes, **options):
    return nn.Sequential(*[make(a, b, **options) for a, b in zip(sizes, sizes[1:])])


x = twice(block, 3, 8, 4, padding=1)(torch.zeros(1, 3, 5, 5))  # S: x (1, 4, 5, 5)
x = twice(block, 3, 8, 4, kernel=5)(torch.zeros(1, 3, 5, 5))  # E: conv-kernel-too-large

# ---- decorators with arguments, closures that count


def padded(amount):
    def wrap(function):
        def inner(*args, **kwargs):
            return nn.functional.pad(function(*args, **kwargs), (0, amount))

        return inner

    return wrap


@padded(amount=2)
def noise(rows, columns=4):
    return torch.randn(rows, columns)


x = noise(3)  # S: x (3, 6)
x = noise(3, columns=5) @ torch.zeros(5, 1)  # E: matmul-inner-dimensions (3, 7) (5, 1)


def counter():
    total = 0

    def step(by=1):
        nonlocal total
        total += by
        return total

    return step


step = counter()
step()
step(by=3)
x = torch.zeros(step(), 2)  # S: x (5, 2)

# ---- mixins and properties


class Scaled:
    factor = 2

    @property
    def width(self):
        return self.base * self.factor


class Wide(Scaled):
    factor = 3

    def __init__(self, base):
        self.base = base

x = torch.zeros(2, Wide(4).width)  # S: x (2, 12)
x = torch.zeros(2, Wide(4).width) @ torch.zeros(8, 1)  # E: matmul-inner-dimensions (2, 12) (8, 1)

# ---- records


@dataclass
class Shape:
    rows: int
    columns: int = 4
    more: list = field(default_factory=lambda: [2, 2])

    def tensor(self):
        return torch.zeros(self.rows, self.columns, *self.more)


x = Shape(3).tensor()  # S: x (3, 4, 2, 2)
Size = namedtuple("Size", "height width")
size = Size(width=6, height=7)
x = torch.zeros(*size)  # S: x (7, 6)
x = torch.zeros(size.width, 3) @ torch.zeros(size.height, 3)  # E: matmul-inner-dimensions (6, 3) (7, 3)

# ---- slices with steps, walrus, match

x = torch.zeros(10, 7)[1::3, ::2]  # S: x (3, 4)
if (wide := len([1, 2, 3])) > 2:
    x = torch.zeros(wide, 1)  # S: x (3, 1)


def of(kind):
    match kind:
        case ("linear", int(inputs), int(outputs)):
            return nn.Linear(inputs, outputs)
        case {"conv": [inputs, outputs]}:
            return nn.Conv2d(inputs, outputs, 1)
        case _:
            return nn.Identity()


x = of(("linear", 3, 4))(torch.zeros(2, 3))  # S: x (2, 4)
x = of({"conv": [3, 5]})(torch.zeros(1, 3, 2, 2))  # S: x (1, 5, 2, 2)
x = of(("linear", 3, 4))(torch.zeros(2, 4))  # E: linear-in-features (2, 4)

x = sum(map(lambda n: n * n, filter(lambda n: n % 2, range(6))))
x = torch.zeros(x)  # S: x (35,)

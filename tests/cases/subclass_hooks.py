"""Classes that tell their bases that they have been made: __init_subclass__, with keywords and without, in registries."""

import torch
from torch import nn


class Shaped:
    kinds = {}

    def __init_subclass__(cls, kind=None, **others):
        super().__init_subclass__(**others)
        if kind:
            Shaped.kinds[kind] = cls


class Dense(Shaped, nn.Module, kind="dense"):
    def __init__(self, before, after):
        super().__init__()
        self.linear = nn.Linear(before, after)

    def forward(self, x):
        return self.linear(x)  # E: linear-in-features (3, 6)


class Wide(Shaped, kind="wide"):
    pass


class Unnamed(Wide):
    pass


assert set(Shaped.kinds) == {"dense", "wide"}
assert len(Shaped.kinds) == 2
model = Shaped.kinds["dense"](5, 7)
right = model(torch.zeros(3, 5))  # S: right (3, 7)
model(torch.zeros(3, 6))
torch.zeros(len(Shaped.kinds)) + torch.zeros(3)  # E: broadcast-dimensions (2,) (3,)


class Listed:
    names = []

    def __init_subclass__(cls):
        cls.names.append(cls.__name__)


class First(Listed):
    pass


class Second(First):
    pass


counted = torch.zeros(len(Listed.names))  # S: counted (2,)
if Listed.names != ["First", "Second"]:
    torch.zeros(2) + torch.zeros(3)


def made(width):
    """Classes that a function makes."""

    class Made(Listed):
        size = width

    return Made


both = torch.zeros(made(4).size, made(5).size)  # S: both (4, 5)


# nobody listens
class Quiet(nn.Linear):
    pass


quiet = Quiet(2, 3)(torch.zeros(4, 2))  # S: quiet (4, 3)


# the metaclass is no keyword of the hook
class Meta(type):
    pass


class Plain(Shaped, metaclass=Meta):
    pass


plain = torch.zeros(len(Shaped.kinds))  # S: plain (2,)

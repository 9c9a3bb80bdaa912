"""Data classes copied with other fields, as dictionaries and tuples; neighbours in a sequence; enumerations of integers."""
import itertools
from dataclasses import asdict, astuple, dataclass, field, replace
from enum import Enum, IntEnum

import torch
from torch import nn


@dataclass(frozen=True)
class Sizes:
    width: int = 16
    depth: int = 2
    layers: list = field(default_factory=lambda: [4, 8, 16])


sizes = Sizes()
wide = replace(sizes, width=32)
a = torch.zeros(wide.width, wide.depth, sizes.width)  # S: a (32, 2, 16)
words = asdict(wide)
b = torch.zeros(words["width"], words["depth"])  # S: b (32, 2)
c = torch.zeros(*astuple(sizes)[:2])  # S: c (16, 2)
again = Sizes(**words)
d = torch.zeros(again.width, len(again.layers))  # S: d (32, 3)
nn.Linear(16, 2)(torch.zeros(1, wide.width))  # E: linear-in-features


@dataclass
class Changing:
    width: int = 3


changing = Changing()
changing.width = 5
e = torch.zeros(replace(changing).width)  # S: e (5,)
f = torch.zeros(len(asdict(changing)), asdict(changing)["width"])  # S: f (1, 5)

net = nn.Sequential(*[nn.Linear(i, o) for i, o in itertools.pairwise(sizes.layers)])
g = net(torch.zeros(3, 4))  # S: g (3, 16)
h = torch.zeros(len(list(itertools.pairwise(range(5)))))  # S: h (4,)
nn.Linear(*next(itertools.pairwise([4, 8])))(torch.zeros(1, 8))  # E: linear-in-features


class Width(IntEnum):
    SMALL = 8
    LARGE = 32


class Mode(Enum):
    FAST = 3


i = torch.zeros(Width.SMALL, Width.LARGE * 2)  # S: i (8, 64)
j = torch.zeros(Width.LARGE.value, Width["SMALL"], Mode.FAST.value)  # S: j (32, 8, 3)
nn.Linear(Width.SMALL, 2)(torch.zeros(1, Width.LARGE))  # E: linear-in-features

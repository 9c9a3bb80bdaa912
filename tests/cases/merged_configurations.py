"""`a | b` and `a |= b` where a class of the program derives from dict."""

from collections import OrderedDict

import torch


class Settings(dict):
    def __getattr__(self, name):
        return self[name]


class Counted(dict):
    def __or__(self, other):
        return Counted(width=7)

    def __ror__(self, other):
        return Counted(width=8)

    def __ior__(self, other):
        self["width"] = 9
        return self


class Plain:
    pass


class Ordered(OrderedDict):
    pass


base = Settings(width=16, depth=2)
wider = base | {"height": 3}
weight = torch.zeros(wider["width"], wider["height"]) + 1  # S: weight (16, 3)
weight @ torch.zeros(16, 3)  # E: matmul-inner-dimensions (16, 3) (16, 3)
thinner = {"width": 5, "height": 4} | base
plane = torch.zeros(thinner["width"], thinner["height"]) + 1  # S: plane (16, 4)
both = base | Settings(width=6)
row = torch.zeros(both["width"], both["depth"]) + 1  # S: row (6, 2)
kept = torch.zeros(base["width"]) + 1  # S: kept (16,)

later = Settings(width=16, depth=2)
later |= {"width": 4}
later |= Settings(height=5)
field = torch.zeros(later.width, later.depth, later.height) + 1  # S: field (4, 2, 5)
plain = {"width": 1}
plain |= later
line = torch.zeros(plain["width"], plain["height"]) + 1  # S: line (4, 5)

# the class says itself what it gives
own = Counted(width=1) | {"width": 2}
first = torch.zeros(own["width"]) + 1  # S: first (7,)
other = {"width": 2} | Counted(width=1)
second = torch.zeros(other["width"]) + 1  # S: second (8,)
third = Counted(width=1)
third |= {"width": 2}
thirds = torch.zeros(third["width"]) + 1  # S: thirds (9,)

# an OrderedDict gives one of its class; what is no dictionary is not followed
ordered = Ordered(width=3) | {"width": 4}
open_field = torch.zeros(ordered["width"]) + 1  # S: open_field (...)


def merge(settings, more=Plain()):
    try:
        return settings | more
    except TypeError:
        return settings


merged = merge(base)

"""A decorator that registers what it is given, at more functions than are followed one by one.

Sources modelled: https://docs.python.org/3/reference/compound_stmts.html#function-definitions (3.13).
"""

import torch
from torch import nn

BUILDERS = {}
NAMES = {}
SIZES = {"small": 4, "large": 8}


def register(builder):  # G: register
    BUILDERS[builder.__name__] = builder
    remember(builder)
    return builder


def named(word):
    def inner(builder):  # G: inner
        NAMES[word] = builder
        return builder

    return inner


def marked(builder):
    builder.rows = 7
    return builder


def remember(builder):
    NAMES[builder.__name__] = builder


@register
@marked
def ant():
    return nn.Linear(1, 5)


@register
@marked
def bee():
    return nn.Linear(2, 5)


@register
@marked
def cat():
    return nn.Linear(3, 5)


@register
@marked
def cow():
    return nn.Linear(4, 5)


@register
@marked
def dog():
    return nn.Linear(5, 5)


@register
@marked
def eel():
    return nn.Linear(6, 5)


@register
@marked
def elk():
    return nn.Linear(7, 5)


@register
@marked
def emu():
    return nn.Linear(8, 5)


@register
@marked
def fox():
    return nn.Linear(9, 5)


@register
@marked
def gnu():
    return nn.Linear(10, 5)


@register
@marked
def hen():
    return nn.Linear(11, 5)


@register
@marked
def jay():
    return nn.Linear(12, 5)


@register
@marked
def koi():
    return nn.Linear(13, 5)


@register
@marked
def owl():
    return nn.Linear(14, 5)


@register
@marked
def pig():
    return nn.Linear(15, 5)


@register
@marked
def ram():
    return nn.Linear(16, 5)


@register
@marked
def rat():
    return nn.Linear(17, 5)


@named("ant as well")
def ant_too():
    return nn.Linear(1, 6)


@named("bee as well")
def bee_too():
    return nn.Linear(2, 6)


@named("cat as well")
def cat_too():
    return nn.Linear(3, 6)


@named("cow as well")
def cow_too():
    return nn.Linear(4, 6)


@named("dog as well")
def dog_too():
    return nn.Linear(5, 6)


@named("eel as well")
def eel_too():
    return nn.Linear(6, 6)


@named("elk as well")
def elk_too():
    return nn.Linear(7, 6)


@named("emu as well")
def emu_too():
    return nn.Linear(8, 6)


@named("fox as well")
def fox_too():
    return nn.Linear(9, 6)


@named("gnu as well")
def gnu_too():
    return nn.Linear(10, 6)


@named("hen as well")
def hen_too():
    return nn.Linear(11, 6)


@named("jay as well")
def jay_too():
    return nn.Linear(12, 6)


@named("koi as well")
def koi_too():
    return nn.Linear(13, 6)


@named("owl as well")
def owl_too():
    return nn.Linear(14, 6)


@named("pig as well")
def pig_too():
    return nn.Linear(15, 6)


@named("ram as well")
def ram_too():
    return nn.Linear(16, 6)


@named("rat as well")
def rat_too():
    return nn.Linear(17, 6)


right = cat()(torch.zeros(2, 3))  # S: right (2, 5)
wrong = cow()(torch.zeros(2, 3))  # E: linear-in-features
also_right = cat_too()(torch.zeros(2, 3))  # S: also_right (2, 6)
also_wrong = cow_too()(torch.zeros(2, 3))  # E: linear-in-features
# a decorator that leaves something on what it decorates is followed (what it leaves there is not known)
seven = torch.zeros(cat.rows, 2)  # S: seven (?, 2)
# what a registry holds is not known any more, other dictionaries are as they were
found = BUILDERS["cat"]()(torch.zeros(2, 3))
named_so = NAMES["cat"]()(torch.zeros(2, 3))
other = torch.zeros(SIZES["small"], 2)  # S: other (4, 2)
torch.cat([found, named_so, other])

"""Attributes of objects that are older than the calls between: what these store is seen all the same."""
import copy
from functools import partial

import torch
import torch.nn as nn
from torch.nn import Linear as Projection

nothing = open("file").read()


class Settings:
    def __init__(self, width):
        self.width = width
        self.depth = 1


class Layer(nn.Module):
    def __init__(self, settings):
        super().__init__()
        self.width = settings.width
        self.inner = Projection(settings.width, settings.width)

    def forward(self, x):
        return self.inner(x.view(-1, self.width))


class Tower(nn.Module):
    def __init__(self, settings):
        super().__init__()
        self.width = settings.width
        self.layers = nn.ModuleList([Layer(settings) for _ in range(3)])

    def narrow(self):
        self.width = 2

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
        return x.view(-1, self.width)


settings = Settings(4)
tower = Tower(settings)
y = tower(torch.zeros(3, 4))  # S: y (3, 4)
y + torch.zeros(3)  # E: broadcast-dimensions (3, 4) (3,)
settings.width = 6
y = tower(torch.zeros(3, 4))  # S: y (3, 4)
y = Tower(settings)(torch.zeros(3, 6))  # S: y (3, 6)
tower.narrow()
y = tower(torch.zeros(3, 4))  # S: y (6, 2)


# by a function that is a value, whatever it is called there
def widen(object):
    object.width = 8


def each(action, object):
    action(object)
    return torch.zeros(object.width)


y = each(widen, settings)  # S: y (8,)
partial(widen, settings)()
settings.width = 5
for action in [widen]:
    action(settings)
y = torch.zeros(settings.width)  # S: y (8,)
settings.width = 5
y = each(lambda object: setattr(object, "width", 9), settings)  # A: y (9,)


# a method by its name, a function within another one, a property's setter, a special method
class Counter:
    def __init__(self):
        self.size = 1
        self.kept = 1

    def grow(self):
        self.size = self.size + 1

    def __call__(self, more):
        self.size = self.size + more
        return self

    def __enter__(self):
        self.kept = 7
        return self

    def __exit__(self, *_):
        self.kept = 6

    @property
    def both(self):
        return self.size

    @both.setter
    def both(self, value):
        self.size = value


counter = Counter()
counter.grow()
y = torch.zeros(counter.size)  # S: y (2,)
getattr(counter, "grow")()
y = torch.zeros(counter.size)  # S: y (3,)
counter(4)
y = torch.zeros(counter.size)  # S: y (7,)
counter.both = 5
y = torch.zeros(counter.both)  # S: y (5,)


def outer(object):
    def inner():
        object.size = 11

    inner()
    return object.size


y = torch.zeros(outer(counter))  # S: y (11,)


# constructors: of a base, made again, of a class that is a value
class Base:
    def __init__(self, size):
        self.size = size


class Derived(Base):
    level = 3

    def __init__(self):
        super().__init__(5)
        self.rows = torch.zeros(self.size)

    def again(self):
        Base.__init__(self, 6)
        return torch.zeros(self.size)


def made(kind, *arguments):
    return kind(*arguments)


derived = Derived()
y = derived.rows + 0  # S: y (5,)
y = derived.again()  # S: y (6,)
y = torch.zeros(made(Base, 4).size)  # S: y (4,)
y = torch.zeros(made(Derived).size)  # S: y (5,)
other = made(Derived)
other.level = 2 if nothing else 3
y = torch.zeros(derived.level)  # S: y (3,)
twin = copy.deepcopy(derived)
twin.size = 9
y = torch.zeros(derived.size)  # S: y (6,)
y = torch.zeros(twin.size)  # S: y (9,)


# an object that a function makes has what it has of its class until somebody stores it
class Lazy:
    size = 2

    def fill(self):
        self.size = 12


def lazily():
    return Lazy()


lazy = lazily()
y = torch.zeros(lazy.size)  # S: y (2,)
lazy.fill()
y = torch.zeros(lazy.size)  # S: y (12,)

with counter as entered:
    y = torch.zeros(counter.kept)  # S: y (7,)
y = torch.zeros(counter.kept)  # S: y (6,)

# globals and containers
total = 1
rows = [torch.zeros(2)]


def count():
    global total
    total = 3


def untouched(x):
    return x * 2


def collect(x):
    rows.append(x)


def through():
    count()
    collect(torch.zeros(2))


untouched(torch.zeros(3))
y = torch.zeros(total)  # S: y (1,)
y = torch.stack(rows)  # S: y (1, 2)
through()
untouched(torch.zeros(3))
y = torch.zeros(total)  # S: y (3,)
y = torch.stack(rows)  # S: y (2, 2)
y + torch.zeros(3, 3)  # E: broadcast-dimensions (2, 2) (3, 3)


# by another name: of a variable, of a lambda, put together; a list's method
class Steps:
    def __init__(self):
        self.size = 1

    def grow(self):
        self.size = self.size + 1

    def step_up(self):
        self.size = 20


steps = Steps()


def by_alias(object):
    grow_it = object.grow
    grow_it()
    return 0


by_alias(steps)
y = torch.zeros(steps.size)  # S: y (2,)


def enlarge(object):
    object.size = 8


shortcut = lambda object: enlarge(object)


def run(action, object):
    action(object)
    return 0


run(shortcut, steps)
y = torch.zeros(steps.size)  # S: y (8,)


def by_name(object, word):
    getattr(object, "step_" + word)()
    return 0


by_name(steps, "up")
y = torch.zeros(steps.size)  # S: y (20,)

kept = []


def keep(x):
    push = kept.append
    push(x)


def keeping(x):
    keep(x)


keeping(torch.zeros(2))
y = torch.stack(kept)  # S: y (1, 2)


def pushes(action, x):
    action(x)


pushes(kept.append, torch.zeros(2))
y = torch.stack(kept)  # S: y (2, 2)


# a configuration that fills its own dictionary touches no other; one that fills another's does
class Options:
    def __init__(self, **given):
        self.__dict__.update(given)


class Renamed:
    def __init__(self, other, **given):
        other.__dict__.update(given)


Chosen = Options
one = Options(wide=3)
one.wide = 4
Chosen(wide=5)
torch.zeros(2, 4) @ torch.zeros(one.wide, 2)
another = Renamed
another(one, wide=6)
torch.zeros(2, 4) @ torch.zeros(one.wide, 2)  # E: matmul-inner-dimensions

# what a library has under a name that is put together, and what a module of the program has, is not what this one has
import torch.nn.functional as F
from torch import nn, optim


class Gauge:
    def __init__(self):
        self.length = 3
        self.kept = [torch.ones(2)]

    def widen(self):
        self.length = 4
        self.kept.append(torch.ones(2))


def chosen(activation, rule, gauge):
    layer = getattr(nn, "Re" + activation)()
    step = getattr(optim, rule)([torch.zeros(gauge.length, requires_grad=True)], lr=0.1)
    step.step()
    return getattr(F, "re" + activation)(layer(torch.zeros(2, gauge.length)))


gauge = Gauge()
y = chosen("LU", "S" + "GD", gauge)
torch.zeros(gauge.length) + torch.zeros(4)  # E: broadcast-dimensions (3,) (4,)
torch.stack(gauge.kept) @ torch.zeros(3, 1)  # E: matmul-inner-dimensions (1, 2) (3, 1)
gauge.widen()
torch.zeros(gauge.length) + torch.zeros(3)  # E: broadcast-dimensions (4,) (3,)

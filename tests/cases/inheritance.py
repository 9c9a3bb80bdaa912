"""Several bases, super() along their order, properties with setters."""
import functools

import torch
import torch.nn as nn

nothing = open("file").read()


class Root:
    def name(self):
        return 2

    def chain(self):
        return torch.zeros(1)


class Left(Root):
    def name(self):
        return 3

    def chain(self):
        return torch.cat([super().chain(), torch.zeros(1)])


class Right(Root):
    def name(self):
        return 4

    def only(self):
        return 5

    def chain(self):
        return torch.cat([super().chain(), torch.zeros(2)])


class Both(Left, Right):
    def chain(self):
        return torch.cat([super().chain(), torch.zeros(4)])


class Neither(Both):
    pass


class Mixin:
    def forward(self, x):
        return super().forward(x) + 1

    def missing(self):
        return super().nowhere()


class Base(nn.Module):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(4, 5)

    def forward(self, x):
        return self.layer(x)


class Mixed(Mixin, Base):
    pass


a = torch.zeros(Both().name(), Both().only())  # S: a (3, 5)
a = Both().chain()  # S: a (8,)
a = Neither().chain()  # S: a (8,)
a = torch.zeros(Neither().name(), Neither.only(Neither()))  # S: a (3, 5)
a = Mixed()(torch.zeros(2, 4))  # S: a (2, 5)
a = torch.zeros(Both().nowhere(), 1)  # S: a (?, 1)
a = torch.zeros(Both()(2), 1)  # S: a (?, 1)
a = torch.zeros(Mixed().missing(), 1)  # S: a (?, 1)


class Sized:
    def __init__(self, size):
        self._size = size

    @property
    def size(self):
        return self._size

    @size.setter
    def size(self, value):
        self._size = value * 2

    @functools.cached_property
    def double(self):
        return self._size * 2

    def _get(self):
        return self._size + 1

    def _set(self, value):
        self._size = value + 1

    other = property(_get, _set)
    plain = property(_get)

    @plain.getter
    def plain(self):
        return 9

    @plain.deleter
    def plain(self):
        pass


sized = Sized(3)
b = torch.zeros(sized.size, sized.double, sized.other)  # S: b (3, 6, 4)
sized.size = 4
b = torch.zeros(sized.size, 1)  # S: b (8, 1)
b = torch.zeros(sized.size, sized.plain)  # S: b (8, 9)


class Free:
    size = 2


free = Free()
free.size = 5
b = torch.zeros(free.size, 1)  # S: b (5, 1)


class Empty:
    pass


empty = Empty()
empty.size = 6
b = torch.zeros(empty.size, 1)  # S: b (6, 1)
kept = Empty()
kept.value = 7
sized.size = 1
nothing.size = 3
Free.size = 8
b = torch.zeros(kept.value, Free.size)  # A: b (7, 8)

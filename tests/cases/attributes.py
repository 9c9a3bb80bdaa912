"""Attributes: stored once or often, on the class, by others; class members of every kind."""
import torch
import torch.nn as nn

nothing = open("file").read()


def helper(size):
    return torch.zeros(size, 1)


class Config:
    size = 3
    layer = nn.Linear(4, 5)
    sizes = [2, 3]

    @staticmethod
    def double(number):
        return number * 2

    @classmethod
    def make(cls, size):
        made = cls()
        made.size = size
        return made

    def area(self):
        return self.size * self.size


a = torch.zeros(Config().size, Config.size)  # S: a (3, 3)
a = Config().layer(torch.zeros(2, 4))  # S: a (2, 5)
a = Config.layer(torch.zeros(2, 4))  # S: a (2, 5)
a = torch.zeros(Config().double(2), Config.double(3))  # S: a (4, 6)
a = torch.zeros(Config().make(5).size, Config.make(6).size)  # S: a (5, 6)
a = torch.zeros(Config.area(Config()), Config().sizes[1])  # S: a (9, 3)
a = torch.zeros(3 if Config.__name__ == "Config" else 4)  # S: a (3,)


def registered(function):
    by_name[function.__name__] = function
    return function


by_name = {}


@registered
def five():
    return torch.zeros(5)


a = torch.relu(by_name["five"]())  # S: a (5,)
a = torch.zeros(Config.missing, 1)  # S: a (?, 1)

# fields stored twice, in a loop, by others, or hiding a member of the class
config = Config()
config.size = 7
b = torch.zeros(config.size, Config.size)  # S: b (7, 3)
config.extra = 8
b = torch.zeros(config.extra, 1)  # S: b (8, 1)
Config.size = 9
b = torch.zeros(Config.size, 1)  # A: b (9, 1)


class Counter:
    step = 2

    def __init__(self, start):
        self.count = start
        self.count = self.count + 1
        for _ in range(2):
            self.looped = start
        if start > 5:
            self.step = start

    def advance(self):
        self.count += self.step


counter = Counter(3)
c = torch.zeros(counter.count, counter.looped)  # S: c (4, 3)
counter.advance()
c = torch.zeros(counter.count, counter.step)  # S: c (6, 2)
c = torch.zeros(Counter(6).step, 1)  # S: c (6, 1)


class Base:
    def __init__(self):
        self.kind = 2


class Derived(Base):
    def __init__(self):
        super().__init__()
        before = self.kind
        self.kind = 5
        self.before = before


class Further(Derived):
    pass


d = torch.zeros(Derived().kind, Base().kind, Derived().before)  # S: d (5, 2, 2)
d = torch.zeros(Further().kind, 1)  # S: d (5, 1)


class Nested:
    def __init__(self):
        def store():
            self.inner = 5

        store()


d = torch.zeros(Nested().inner, 1)  # S: d (5, 1)
d = torch.zeros(Base().before, 1)  # S: d (?, 1)


def mark(thing):
    thing.marked = 4


def unmark(self):
    self.marked = 6


class Plain:
    pass


plain = Plain()
e = torch.zeros(3 if hasattr(plain, "marked") else 4)  # S: e (4,)
mark(plain)
e = torch.zeros(plain.marked, 1)  # S: e (4, 1)
unmark(plain)
e = torch.zeros(plain.marked, 1)  # S: e (6, 1)
e = torch.zeros(Plain().marked, 1)  # S: e (?, 1)
layer = nn.Linear(4, 5)
e = torch.zeros(layer.marked, 1)  # S: e (?, 1)
layer.marked = 7
e = torch.zeros(layer.marked, layer.in_features)  # S: e (7, 4)


class Holder(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(4, 5)
        self.weight = 3

    def forward(self, x):
        return self.inner(x)


class Alien(nothing):
    pass


f = torch.zeros(Holder().weight, 1)  # S: f (3, 1)
f = torch.zeros(Holder().missing, 1)  # S: f (?, 1)
f = torch.zeros(nothing.value, 1)  # S: f (?, 1)


class Odd(None):
    def size(self):
        return 3


class Made(Plain()):
    def size(self):
        return 3


class Bound(nothing.method, plain.method):
    def size(self):
        return 3


f = torch.zeros(Odd().size(), Made().size(), Bound().size())  # S: f (3, 3, 3)
g = torch.zeros(list(map(Plain, [1]))[0].marked, 1)  # S: g (?, 1)
g = list(map(nn.Linear, [4], [5]))[0]

assert isinstance(g, nn.Linear)
match nothing:
    case [x, y]:
        g = torch.zeros(x, 2)  # S: g (?, 2)
    case _:
        g = torch.zeros(3, 2)
g = g + 0  # A: g (3, 2)


# who is made on one branch only: on the other one nobody asks what it has
class Scaled(nn.Module):
    def __init__(self, size):
        super().__init__()
        self.size = size

    def forward(self, x):
        return x + torch.zeros(self.size)  # W: broadcast-dimensions


class Chosen(nn.Module):
    def __init__(self, size):
        super().__init__()
        if int(nothing):
            self.part = Scaled(size)
        else:
            self.part = nn.Identity()

    def forward(self, x):
        return self.part(x)


resized = Scaled(7)
resized.size = 5
h = resized(torch.zeros(2, 5))  # S: h (2, 5)
h = Chosen(5)(torch.zeros(2, 5))  # A: h (2, 5)
h = Chosen(7)(torch.zeros(2, 5))


class Named:
    mark = 4

    def sized(self, size):
        if size:
            self.mark = size
        return self


h = torch.zeros(Named().sized(int(nothing)).mark)  # A: h (4,)

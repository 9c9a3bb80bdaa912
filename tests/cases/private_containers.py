"""Containers that only one function knows, beside those that somebody else can change."""
import torch
import torch.nn as nn

nothing = open("file").read()


class Layer(nn.Module):
    def __init__(self, width, **options):
        super().__init__()
        self.width = width
        options.pop("bias", None)
        options["made"] = 7

    def forward(self, x):
        return x


# ---- private: passed as copies, read and changed by the function that made them
def build(width, **options):
    given = {"bias": True, "device": None}
    layers = []
    for index in range(3):
        layers.append(nn.Linear(width, width + 1, **given))
        width += 1
        layers += [nn.ReLU(), Layer(width, **given)]
    rows = options.pop("rows", 2)
    Layer(width, **options)
    assert "made" not in options and "made" not in given
    return nn.Sequential(*layers)(torch.zeros(rows, width - 3)), len(given), len(layers), options


y, given, layers, rest = build(4, rows=5, other=1, another=2)
a = torch.zeros(given, layers)  # A: a (2, 9)
assert rest == {"other": 1, "another": 2}
b = y + torch.zeros(5, 7)  # S: b (5, 7)
y + torch.zeros(5, 4)  # E: broadcast-dimensions (5, 7) (5, 4)


# ---- read by the library, and by a class of the program that has the same name
class ModuleList:
    def __init__(self, items):
        items.append(torch.zeros(5, 3))


def read_by_others(x):
    parts = []
    for width in (3, 4):
        parts.append(nn.Linear(3, 3)(x))
        Layer(width)
    kept = nn.ModuleList([nn.ReLU()])
    joined = torch.cat(parts)
    ModuleList(parts)
    return joined, torch.cat(parts), kept


a, b, kept = read_by_others(torch.zeros(2, 3))
a = a + 0  # A: a (4, 3)
b = b + 0  # A: b (9, 3)


# ---- two runs of a function have two lists
def gather(number):
    sizes = []
    if number > 0:
        gather(number - 1)
    for _ in range(number):
        sizes.append(number)
        Layer(number)
    return torch.zeros(*sizes)


a = gather(3)  # A: a (3, 3, 3)
for number in (1, 2):
    a = gather(number)
a = a + 0  # A: a (2, 2)


# ---- one that is made in each round
def rounds():
    last = [9]
    for index in range(2):
        if index:
            last.append(index)
            Layer(index)
        before = last
        last = [4, 5]
        Layer(index)
    return torch.zeros(*before), torch.zeros(*last)


a, b = rounds()
a = a + 0  # A: a (4, 5, 1)
b = b + 0  # A: b (4, 5)


# ---- returned, and changed by the caller
def sizes_of(width):
    sizes = [width]
    Layer(width)
    return sizes


sizes = sizes_of(3)
sizes.append(4)
a = torch.zeros(*sizes)  # A: a (3, 4)


# ---- stored in an attribute, and changed by another method
class Keeper:
    def __init__(self):
        sizes = [2]
        self.kept = sizes
        self.grow()
        self.shape = torch.zeros(*sizes)
        self.again = tuple(sizes)

    def grow(self):
        self.kept.append(3)


a = Keeper().shape + 0  # A: a (2, 3)


# ---- captured by an inner function
def outer():
    sizes = [2]

    def grow():
        sizes.append(5)

    grow()
    return torch.zeros(*sizes)


a = outer()  # A: a (2, 5)


# ---- passed to a function that changes it, to one that keeps it, by position or by name
def take(settings, *more):
    return settings.pop("rows")


def lengthen(sizes, by):
    sizes.append(by)


kept = []


def keep(sizes):
    kept.append(sizes)


def grow_kept():
    kept[0].append(8)


def passes():
    settings = {"rows": 2, "columns": 3}
    take(settings)
    taken = 4 if "rows" in settings else 5
    sizes = [4]
    lengthen(sizes, by=5)
    lengthen(by=6, sizes=sizes)
    others = [1]
    keep(others)
    grow_kept()
    return torch.zeros(taken, len(settings)), torch.zeros(*sizes), torch.zeros(*others)


a, b, c = passes()
a = a + 0  # A: a (5, 1)
b = b + 0  # A: b (4, 5, 6)
c = c + 0  # A: c (1, 8)


# ---- a second name, a bound method, a part of something else
def apply(action, value):
    action(value)


def aliases():
    sizes = [2]
    same = sizes
    same.append(3)
    adds = [4]
    apply(adds.append, 5)
    method = sizes.append
    method(4)
    inner = [1]
    around = (inner, 3)
    lengthen(around[0], 6)
    chosen = sizes if len(around) > 1 else inner
    chosen += [9]
    return torch.zeros(*sizes), torch.zeros(*adds), torch.zeros(*inner)


a, b, c = aliases()
a = a + 0  # A: a (2, 3, 4, 9)
b = b + 0  # A: b (4, 5)
c = c + 0  # A: c (1, 6)


# ---- in a tuple, whose items are changed, and that somebody else gets
def held():
    one, two, three = [1], [2], [3]
    for each in (one, two):
        each.append(4)
        Layer(1)
    pair = (one, three)
    pair[1].append(5)
    first, _ = pair
    first.append(6)
    Layer(1)
    return torch.zeros(*one), torch.zeros(*two), torch.zeros(*three), (two, 7)


def grow_all(holder):
    for each in holder:
        each.append(8)


def in_tuples():
    one = [1]
    grow_all((one, [2]))
    return torch.zeros(*one)


a, b, c, holder = held()
a = a + 0  # A: a (1, 4, 6)
b = b + 0  # A: b (2, 4)
c = c + 0  # A: c (3, 5)
holder[0].append(9)
a = torch.zeros(*holder[0])  # A: a (2, 4, 9)
a = in_tuples()  # A: a (1, 8)


# ---- lent to what returns it, to a method, to a generator
def same_list(sizes):
    return sizes


def growing(sizes):
    for size in (3, 4):
        sizes.append(size)
        yield size


class Filler:
    def fill(self, sizes):
        self.sizes = sizes

    def more(self):
        self.sizes.append(2)


def lent():
    one, two, three = [1], [2], [5]
    other = same_list(one)
    other.append(6)
    for _ in growing(two):
        Layer(1)
    filler = Filler()
    filler.fill(three)
    filler.more()
    return torch.zeros(*one), torch.zeros(*two), torch.zeros(*three)


a, b, c = lent()
a = a + 0  # A: a (1, 6)
b = b + 0  # A: b (2, 3, 4)
c = c + 0  # A: c (5, 2)


# ---- one of two, which a method of the program's own may belong to
class Own:
    def __init__(self):
        self.sizes = []

    def append(self, size):
        self.sizes.append(size)


def either(own):
    plain = [2]
    target = Own() if own else plain
    target.append(3)
    return torch.zeros(*plain)


a = either(False)  # A: a (2, 3)
a = either(True)  # A: a (2,)


# ---- in a generator, in a class body, as a default
def generator():
    sizes = [2]
    for index in range(2):
        sizes.append(3)
        Layer(index)
        yield torch.zeros(*sizes)


for a in generator():
    pass
a = a + 0  # A: a (2, 3, 3)


def defaulted(sizes=[2]):
    sizes.append(3)
    Layer(1)
    return torch.zeros(*sizes)


defaulted()
a = defaulted()  # A: a (2, 3, 3)

"""Arguments, stars, generators, recursion, what cannot be called."""
import torch
import torch.nn as nn

nothing = open("file").read()
pair = (2, 3)


def shape(first, second=7, *rest, third=8, **options):
    return torch.zeros(first, second, third, *rest)


a = shape(2, 3)  # S: a (2, 3, 8)
a = shape(2)  # S: a (2, 7, 8)
a = shape(2, third=9)  # S: a (2, 7, 9)
a = shape(2, 3, 4, 5)  # S: a (2, 3, 8, 4, 5)
a = shape(*pair)  # S: a (2, 3, 8)
a = shape(1, *pair, 4)  # S: a (1, 2, 8, 3, 4)
a = shape(1, 9, *pair, *pair, 4)  # S: a (1, 9, 8, 2, 3, 2, 3, 4)
a = shape(*range(2, 4))  # A: a (2, 3, 8)
a = shape(**{"first": 2, "third": 3})  # S: a (2, 7, 3)
a = shape(2, **{"second": 5, "other": 4})  # S: a (2, 5, 8)
a = shape(*nothing)  # S: a (...)
a = shape(5, **nothing)  # A: a (5, ?, ?)
a = shape(*list(nothing))  # S: a (...)


def gather(*items, **options):
    return items, options


items, options = gather()
b = torch.zeros(len(items), 2)  # S: b (0, 2)
items, options = gather(4, 5, wide=3)
b = torch.zeros(items[1], options["wide"])  # S: b (5, 3)
b = torch.zeros(options.get("wide", 1), options.get("high", 6))  # S: b (3, 6)
items, options = gather(*nothing, **nothing)
b = torch.zeros(items[0], options["wide"])  # S: b (?, ?)


def named(known, **options):
    return torch.zeros(known, options.get("known", 6))


b = named(known=3)  # S: b (3, 6)


def keys(**options):
    total = 0
    for name in options:
        total = options[name]
    return torch.zeros(total, 1)


b = keys(high=4, wide=3)  # S: b (3, 1)


def numbers(limit):
    yield 4
    received = yield limit
    yield received


for number in numbers(5):
    c = torch.zeros(number, 1)  # A: c (5, 1)
c = torch.zeros(list(numbers(5))[0], 1)  # S: c (4, 1)


def forever(number):
    return forever(number + 1)  # G: call


def down(number, tensor):
    if number == 0:
        return tensor
    return down(number - 1, tensor + 1)  # G: call


d = down(3, torch.zeros(2, 3))  # S: d (2, 3)
d = torch.zeros(2, 3) + down(20, torch.zeros(2, 3))  # S: d (..., 2, 3)
d = torch.zeros(forever(0), 1)  # S: d (?, 1)


class Plain:
    value = 3
    unknown = nothing


class Root:
    def method(self):
        return super().missing()

    made = classmethod(nothing)


class Alien(somewhere.Thing):
    def method(self):
        return super().method()


class Layer(nn.Linear):
    def __init__(self):
        super().__init__(4, 5)

    def forward(self, x):
        return super().forward(x) + 1


class Both(nn.Linear, somewhere.Thing):
    pass


def wrap(function):
    def inner(value):
        return function(value)  # G: call

    return inner


deep = wrap(len)
for _ in range(70):
    deep = wrap(deep)
d = torch.zeros(deep([1]), 1)  # S: d (?, 1)

e = torch.zeros(Plain()(2), 1)  # S: e (?, 1)
e = torch.zeros(Plain().unknown(2), 1)  # S: e (?, 1)
e = torch.zeros(Alien()(2), 1)  # S: e (?, 1)
e = torch.zeros(Root().method(), 1)  # S: e (?, 1)
e = torch.zeros(Root().made(), 1)  # S: e (?, 1)
e = torch.zeros(Alien().method(), 1)  # S: e (?, 1)
e = torch.zeros(Alien().other(), 1)  # S: e (?, 1)
e = torch.zeros(Plain().missing(), 1)  # S: e (?, 1)
e = torch.zeros(Plain.missing(), 1)  # S: e (?, 1)
e = torch.zeros(Layer.children(), 1)  # S: e (?, 1)
e = torch.zeros(Both().weight(), 1)  # S: e (?, 1)
e = torch.zeros((3)(2), 1)  # S: e (?, 1)
e = torch.relu(nothing).view(2, 3)  # S: e (2, 3)
e = Layer()(torch.zeros(2, 4))  # S: e (2, 5)
e = nn.Linear(4, 5).forward(torch.zeros(2, 4))  # S: e (2, 5)
e = nn.Linear(4, 5)(input=torch.zeros(2, 4))  # S: e (2, 5)
e = nn.Linear(4, 5)(torch.zeros(2, 3))  # E: linear-in-features (2, 3)
e = torch.zeros(9)[torch.zeros(2, 3)[5] : 2]  # E: index-out-of-range


def deepened(sizes):
    if isinstance(sizes, list):
        return [deepened(size) for size in sizes]  # G: call
    return sizes + 1


f = torch.zeros(deepened([[2, 3], 4])[0][1], deepened([[2, 3], 4])[1])  # S: f (4, 5)
f = torch.zeros(deepened([[[[2]]]])[0][0][0][0], 1)  # S: f (?, 1)

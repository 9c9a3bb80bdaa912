"""Rounds of loops: unrolled, standing for many, of unknown length, and what they hand on."""
import torch
import torch.nn as nn

nothing = open("file").read()


def grow(tensor):
    return torch.cat([tensor, tensor])


# unrolled
total = 0
for i in range(3):
    total += i
a = torch.zeros(total, i)  # S: a (3, 2)
for i in range(2, 8, 3):
    total = total + i
a = torch.zeros(total, i)  # S: a (10, 5)
for i in range(5, 0, -2):
    total += 1
a = torch.zeros(total, i)  # S: a (13, 1)
for i in range(0, 5, -1):
    total = 99
for i in range(5, 0):
    total = 98
for i in range(0, 5, 0):
    total = 97
a = torch.zeros(total, 1)  # S: a (13, 1)

# more than 100 rounds, or a number that is not known
x = torch.zeros(2, 3)
for i in range(200):
    x = x + 1
b = x + 0  # S: b (2, 3)
x = torch.zeros(2, 3)
for i in range(200):
    x = torch.cat([x, torch.zeros(1, 3)])
b = x + 0  # A: b (?, 3)
x = torch.zeros(2, 3)
for i in range(len(nothing)):
    x = grow(x)
b = x + 0  # A: b (?, 3)
for item in [5] * 120:
    b = torch.zeros(item)  # S: b (5,)
for i in range(len(nothing), 9):
    b = torch.zeros(2, 1)  # S: b (2, 1)
for i in range(0, 9, len(nothing)):
    b = torch.zeros(2, 1)  # S: b (2, 1)

# while
number = 1
while number < 100:
    number *= 2
c = torch.zeros(number)  # S: c (128,)
number = 0
while number < 1000:
    number += 1
c = torch.zeros(number)  # S: c (1000,)
while True:
    number = 7
    if nothing:
        break
c = torch.zeros(number)  # S: c (7,)
x = torch.zeros(2, 3)
while True:
    x = torch.cat([x, x])
    if nothing:
        break
c = x + 0  # A: c (4, 3)


# what a round that stands for many forgets, and what it keeps
class Thing:
    def __init__(self):
        self.size = 4

    def run(self):
        return self.size


first = None
count = 1
word = "a"
flag = False
kind = None
pick = nn.Linear
size = 5000000000
sizes = (2,)
row = range(3)
thing = Thing()
action = thing.run
tensor = torch.zeros(2, 3)
rank = torch.zeros(2, 3)
scalar = torch.tensor(1)
maybe = None
either = 3
value = "text"
mixed = False
open_shape = nothing
listed = [2]
element = torch.float32
ratio = 1.5
comparison = True
opened = torch.zeros(2, 3)
lost = 3
function = None
class_of = None
bound = tensor.view
for item in nothing:
    first = 3
    count = count + 1
    word = word + "a"
    flag = True
    kind = torch.int64
    pick = nn.Conv2d
    size = 6000000000
    sizes = sizes + (1,)
    row = range(4)
    thing = Thing()
    action = thing.run
    tensor = torch.zeros(2, 4)
    rank = torch.zeros(2)
    scalar = torch.zeros(2)
    maybe = torch.zeros(2, 3)
    either = torch.zeros(2, 3)
    value = torch.zeros(2, 3)
    mixed = torch.zeros(2, 3)
    open_shape = torch.zeros(2, 3)
    element = ...
    ratio = 2.5
    comparison = len(nothing) > 3
    opened = torch.zeros(nothing)
    lost = None
    function = grow
    class_of = Thing
    bound = rank.view
d = torch.zeros(count, 1)  # A: d (?, 1)
d = torch.zeros(len(word), 1)  # A: d (?, 1)
d = torch.zeros(sizes[0], 1)  # A: d (2, 1)
d = torch.zeros(thing.size, action())  # S: d (4, 4)
d = tensor + 0  # A: d (2, 4)
d = rank + 0  # A: d (2,)
d = scalar + 0  # A: d (2,)
d = maybe + 0  # S: d (2, 3)
d = torch.zeros(3 if flag else 4)  # A: d (3,)
d = torch.zeros(len(row), 1)  # A: d (3, 1)
d = torch.zeros(size, 1)  # A: d (6000000000, 1)
d = torch.zeros(3 if first else 4)  # A: d (3,)
d = opened + 0  # A: d (...)
d = torch.zeros(4 if lost is None else 3)  # A: d (4,)
d = bound(6)  # S: d (6,)


d = function(torch.zeros(2, 3))  # S: d (4, 3)
d = torch.zeros(class_of().size)  # A: d (4,)


class Window:
    def __getitem__(self, index):
        kept = None
        for item in nothing:
            kept = index
        return kept


for n in range(10, 20):
    last = 0
    sum_of = 0
    more = False
    for item in nothing:
        last = n
        sum_of = n + 1
        more = n > 12
    e = torch.zeros(last, sum_of)  # A: e (the loop's index, the loop's index + 1)
    e = torch.zeros(3 if more else 4)  # A: e (3,)
# None in a variable is an index that was not found, not a new dimension
e = torch.zeros(3, 4)[Window()[1:2]]  # A: e (1, 4)
e = torch.zeros(9) if Window()[1:2] is None else torch.zeros(8)  # S: e (8,)

stack = []


def push(number):
    stack.append(torch.zeros(1))


for i in range(7):
    push(i)
f = torch.stack(stack)  # S: f (7, 1)


class Base:
    width = 3


class Derived(Base):
    def parent(self):
        found = None
        for item in nothing:
            found = super()
        return found


g = torch.zeros(Derived().parent().width)  # A: g (3,)


class Tower(torch.nn.Module):
    """A layer whose constructor has a loop: many of them are built one by one."""

    def __init__(self, width, hidden):
        super().__init__()
        layers = []
        for inputs, outputs in [(width, hidden), (hidden, width + 1)]:
            layers.append(torch.nn.Linear(inputs, outputs))
        self.layers = torch.nn.Sequential(*layers)

    def forward(self, x):
        return self.layers(x)  # E: linear-in-features (2, 4)


towers = []
for depth in range(20):
    towers.append(Tower(4 + depth, 8))
tall = torch.nn.Sequential(*towers)(torch.zeros(2, 4))  # S: tall (2, 24)
torch.nn.Sequential(*towers[1:])(torch.zeros(2, 4))

"""Special methods: what Python calls for operators, items, loops, len, in, next, not."""
import torch

nothing = open("file").read()


class Number:
    def __init__(self, size):
        self.size = size

    def __add__(self, other):
        return torch.zeros(self.size, other)

    def __radd__(self, other):
        return torch.zeros(other, self.size, 1)

    def __iadd__(self, other):
        self.size += other
        return self

    def __neg__(self):
        return Number(self.size * 2)

    def __eq__(self, other):
        return self.size == 3

    def __lt__(self, other):
        return True

    def __gt__(self, other):
        return False

    def __len__(self):
        return self.size

    def __contains__(self, item):
        return item == self.size

    def __getitem__(self, index):
        return index + self.size

    def __setitem__(self, index, value):
        self.size = index + value

    def __delitem__(self, index):
        self.size = index

    def __bool__(self):
        return nothing


class Steps:
    def __iter__(self):
        return iter([4, 5])


class Endless:
    def __iter__(self):
        return self

    def __next__(self):
        return 6


class Items:
    def __getitem__(self, index):
        return 7


class Bare:
    pass


class Never:
    def __iter__(self):
        return self

    def __next__(self):
        raise StopIteration


class Odd:
    __len__ = nothing
    __getitem__ = nothing
    __contains__ = lambda self, item: nothing
    __eq__ = lambda self, other: nothing


class Calls:
    def __init__(self):
        self.seen = []
        self.last = 0
        self.shape = torch.zeros(2)

    def __getitem__(self, index):
        self.seen.append(index)
        self.last = index
        self.shape = torch.zeros(index, 2)
        self.pair = (index, 3)
        self.flag = None
        return [index]


a = Number(2) + 3  # S: a (2, 3)
a = 4 + Number(2)  # S: a (4, 2, 1)
a = Bare() + Number(2) + 0 if False else 5 + Number(3)  # S: a (5, 3, 1)
number = Number(2)
number += 5
a = torch.zeros(number.size, (-Number(2)).size)  # S: a (7, 4)
a = torch.zeros(3 if Number(3) == 1 else 4, 3 if Number(2) == 1 else 4)  # S: a (3, 4)
a = torch.zeros(3 if Number(3) != 1 else 4, 3 if Number(2) != 1 else 4)  # S: a (4, 3)
a = torch.zeros(3 if Number(3) < 1 else 4, 3 if 1 < Number(2) else 4)  # S: a (3, 4)
a = torch.zeros(len(Number(5)), 3 if 2 in Number(2) else 4, 3 if 3 in Number(2) else 4)  # S: a (5, 3, 4)
a = torch.zeros(3 if 2 not in Number(2) else 4, Number(2)[6])  # S: a (4, 8)
number[4] = 5
a = torch.zeros(number.size, 1)  # S: a (9, 1)
del number[3]
a = torch.zeros(number.size, 1)  # S: a (3, 1)
for size in Steps():
    b = torch.zeros(size, 1)  # A: b (5, 1)
for size in Endless():
    b = torch.zeros(size, 1)  # S: b (6, 1)
    break
for size in Items():
    b = torch.zeros(size, 1)  # S: b (7, 1)
    break
b = torch.zeros(next(Endless()), 1)  # S: b (6, 1)
c = torch.zeros(3 if Bare() else 4, 3 if Number(2) else 4)  # A: c (3, 4)
bare = Bare()
c = torch.zeros(3 if bare == bare else 4, 3 if bare == Bare() else 4)  # S: c (3, 4)
c = torch.zeros(3 if bare != bare else 4, 3 if bare != Bare() else 4)  # S: c (4, 3)
c = torch.zeros(3 if bare == 1 else 4, 3 if 1 == bare else 4)  # A: c (4, 4)

# what such a call changes
calls = Calls()
first = calls[4][0]
d = torch.zeros(first, calls.seen[0])  # S: d (4, ?)
d = torch.zeros(calls.last, 1)  # A: d (?, 1)
d = calls.shape + 0  # A: d (...)
d = torch.zeros(calls.pair[1], 1)  # A: d (3, 1)
d = torch.zeros(3 if calls.flag is None else 4)  # A: d (3,)

# no such method, or none that is followed


class Layer(torch.nn.Module):
    pass


e = torch.zeros(3 if Layer() == Layer() else 4)  # A: e (4,)
e = torch.zeros(Bare() + 3, 1)  # S: e (?, 1)
e = torch.zeros(3 + Bare(), 1)  # S: e (?, 1)
e = torch.zeros(Bare() + Bare(), 1)  # S: e (?, 1)
e = torch.zeros(-Bare(), 1)  # S: e (?, 1)
e = torch.zeros(len(Bare()), next(Bare()), Bare()[0])  # S: e (?, ?, ?)
e = torch.zeros(3 if 2 in Bare() else 4, 3 if 2 in Odd() else 4)  # A: e (4, 4)
e = torch.zeros(len(Odd()), Odd()[0])  # S: e (?, ?)
e = torch.zeros(3 if Odd() == 1 else 4, 3 if Odd() != 1 else 4)  # A: e (4, 4)
for size in Bare():
    e = torch.zeros(size, 1)  # S: e (?, 1)
bare += 3
e = torch.zeros(bare, 1)  # S: e (?, 1)
kept = Bare()
kept.size = 3
other = Bare()
other[0] = 1
del other[0]
e = torch.zeros(kept.size, 1)  # S: e (3, 1)

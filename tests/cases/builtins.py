"""Python's builtin functions."""
import torch
import torch.nn as nn
from torch.utils.data import DataLoader

nothing = open("file").read()
some = tuple(nothing)
pair = (2, 3)
index = int(nothing)
open_list = [2]
open_list += nothing
loader = DataLoader(nothing, batch_size=4)


class Bare:
    def __init__(self, size=1):
        self.size = size


class Other(nn.Linear):
    pass


# len
a = torch.zeros(len([1, 2]), len((1, 2, 3)), len("four"))  # S: a (2, 3, 4)
a = torch.zeros(len({"a": 1}), len({5, 6}), len(range(3)))  # S: a (1, 2, 3)
a = torch.zeros(len(torch.zeros(4, 5)), 1)  # S: a (4, 1)
a = torch.zeros(len(torch.tensor(1)), 1)  # S: a (?, 1)
a = torch.zeros(len(torch.zeros(nothing)), 1)  # S: a (?, 1)
a = torch.zeros(len(some), len(nothing), len(open_list))  # S: a (?, ?, ?)
a = torch.zeros(len(range(index)), len(Bare()))  # S: a (?, ?)
a = torch.zeros(len(loader), len(nn.ModuleList([nn.Linear(2, 2)])))  # S: a (number of batches, 1)
a = torch.zeros(len(3), 1)  # S: a (?, 1)
a = torch.zeros(len(), 1)  # S: a (?, 1)

# what goes over something
b = torch.zeros(list(pair))  # S: b (2, 3)
b = torch.zeros(tuple([2, 3]))  # S: b (2, 3)
b = torch.zeros(list(range(2, 5)))  # S: b (2, 3, 4)
b = torch.zeros(list(reversed(pair)))  # S: b (3, 2)
b = torch.zeros(list(reversed(some))[0], 1)  # S: b (?, 1)
b = torch.zeros(sorted(pair)[0], 1)  # S: b (2, 1)
b = torch.zeros(list(set(pair))[0], 1)  # A: b (3, 1)
b = torch.zeros(list(nothing)[0], list(open_list)[0])  # A: b (?, ?)
b = torch.zeros(list(range(index))[0], 1)  # S: b (?, 1)
b = torch.zeros(len(list()), len(tuple()), len(sorted([])))  # S: b (0, 0, 0)
b = torch.zeros(list({"a": 1})[0] == "a", 1)
for number, size in enumerate(pair):
    b = torch.zeros(number, size)  # A: b (1, 3)
for number, size in enumerate([4, 5], 7):
    b = torch.zeros(number, size)  # A: b (8, 5)
for number, size in enumerate(some):
    b = torch.zeros(number, size)  # S: b (?, ?)
for number, size in enumerate(nothing):
    b = torch.zeros(number, size)  # S: b (?, ?)
for number, size in enumerate(range(index)):
    b = torch.zeros(number, size)  # S: b (?, ?)
for number, batch in enumerate(loader):
    b = torch.zeros(2, number)  # A: b (2, index of the batch)
for batch in list(loader):
    b = torch.zeros(2, batch)  # S: b (2, ?)
for batch in iter(loader):
    b = torch.zeros(2, 1)  # S: b (2, 1)
for first, second in zip(pair, [4, 5, 6]):
    b = torch.zeros(first, second)  # A: b (3, 5)
for first, second in zip(pair, some):
    b = torch.zeros(first, second)  # A: b (3, ?)
for first, second in zip(nothing, pair):
    b = torch.zeros(first, second)  # A: b (?, 3)
for first, second in zip(range(index), pair):
    b = torch.zeros(first, second)  # A: b (?, 3)
for first, second in zip(pair, range(index)):
    b = torch.zeros(first, second)  # A: b (3, ?)
for first, second, third in zip(some, pair, pair):
    b = torch.zeros(first, second, third)  # A: b (?, 3, 2)
for both in zip(*nothing):
    b = torch.zeros(both, 1)  # S: b (?, 1)
for both in zip():
    b = torch.zeros(9)
b = torch.zeros(next(iter(pair)), 1)  # A: b (2, 1)
b = torch.zeros(next(iter([])), next(nothing))  # S: b (?, ?)
b = torch.zeros(next(iter(loader)), 1)  # S: b (?, 1)
b = torch.zeros(next(nn.Linear(2, 2)), 1)  # S: b (?, 1)

# numbers
c = torch.zeros(int(3), int(True), int("5"))  # S: c (3, 1, 5)
c = torch.zeros(int("five"), int(2.5), int(nothing))  # S: c (?, 2, ?)
c = torch.zeros(3) * float("1.5")  # S: c (3,)
c = torch.zeros(len(str("abc")), len(str(15)), len(str(nothing)))  # S: c (3, 2, ?)
c = torch.zeros(3 if bool(5) else 4, 3 if bool(0) else 4, 3 if bool() else 4)  # S: c (3, 4, 4)
c = torch.zeros(3 if bool(nothing) else 4)  # A: c (4,)
c = torch.zeros(round(3), abs(-4), abs(5))  # S: c (3, 4, 5)
c = abs(torch.zeros(2, 3)) + 0  # S: c (2, 3)
c = torch.zeros(round(nothing), abs(nothing))  # S: c (?, ?)
c = torch.zeros(min(2, 3), max(2, 3), min(5, 4, 6))  # S: c (2, 3, 4)
c = torch.zeros(min(2, nothing), max(pair))  # S: c (?, 3)
c = torch.zeros(sum(pair), 1)  # S: c (5, 1)
for n in range(10, 16):
    c = torch.zeros(min(n, 12), max(11, n)).reshape(max(11, n), min(n, 12))
    c = torch.zeros(min(n, 9)) + torch.zeros(9)  # min(n, 9) is 9
    c = torch.zeros(max(16, n)) + torch.zeros(10)  # E: broadcast-dimensions

# types
linear = nn.Linear(2, 2)
d = torch.zeros(3 if isinstance(Bare(), Bare) else 4, 3 if isinstance(linear, nn.Linear) else 4)  # S: d (3, 3)
d = torch.zeros(3 if isinstance(linear, nn.Module) else 4, 3 if isinstance(linear, Bare) else 4)  # S: d (3, 4)
d = torch.zeros(3 if isinstance(Bare(), Other) else 4, 3 if isinstance(Other(), nn.Module) else 4)  # S: d (4, 3)
d = torch.zeros(3 if isinstance(linear, nn.Conv2d) else 4, 3 if isinstance(nn.Module(), nn.Linear) else 4)  # S: d (4, 4)
d = torch.zeros(3 if isinstance(5, int) else 4, 3 if isinstance(5, str) else 4, 3 if isinstance(5, Bare) else 4)  # S: d (3, 4, 4)
d = torch.zeros(3 if isinstance(c, torch.Tensor) else 4, 3 if isinstance(c, np.ndarray) else 4)  # S: d (3, 4)
d = torch.zeros(3 if isinstance(5, (str, int)) else 4, 3 if isinstance(5, (str, list)) else 4)  # S: d (3, 4)
d = torch.zeros(3 if isinstance(nothing, int) else 4)  # A: d (4,)
d = torch.zeros(3 if isinstance(5, nothing) else 4)  # A: d (4,)
d = torch.zeros(3 if isinstance(torch.relu(nothing), int) else 4)  # S: d (4,)
d = torch.zeros(getattr(Bare(6), "size"), getattr(Bare(6), nothing))  # S: d (6, ?)
bare = Bare()
setattr(bare, "wide", 7)
d = torch.zeros(bare.wide, 1)  # A: d (7, 1)
d = torch.zeros(3 if setattr(bare, "wide", 7) is None else 4)  # S: d (3,)
d = torch.zeros(type(bare)(8).size, type(5))  # S: d (8, ?)


class Derived(Bare):
    def __init__(self):
        super(Derived, self).__init__(9)


d = torch.zeros(Derived().size, 1)  # S: d (9, 1)


def double(number):
    return number * 2


e = torch.zeros(list(map(double, pair)))  # S: e (4, 6)
e = torch.zeros(list(map(double, some))[0], list(map(double, nothing))[0])  # S: e (?, ?)
e = torch.zeros(list(map(int, [7, 8])))  # S: e (7, 8)

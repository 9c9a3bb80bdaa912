"""Operators, containers and iteration on objects of one's own classes."""
import torch


class Size:
    def __init__(self, number):
        self.number = number

    def __add__(self, other):
        return Size(self.number + other.number)

    def __radd__(self, other):
        return Size(self.number + other)

    def __iadd__(self, other):
        self.number = self.number + other.number
        return self

    def __mul__(self, times):
        return Size(self.number * times)

    def __neg__(self):
        return Size(0 - self.number)

    def __len__(self):
        return self.number

    def __contains__(self, number):
        return number < self.number

    def __getitem__(self, index):
        return self.number + index

    def __eq__(self, other):
        return self.number == other.number

    def __call__(self, x):
        return x @ torch.zeros(self.number, 2)  # E: matmul-inner-dimensions (5, 6) (7, 2)


a = Size(3) + Size(4)
x = torch.zeros(a.number)  # S: x (7,)
x = torch.zeros((2 + a).number)  # S: x (9,)
x = torch.zeros((a * 2).number, len(a), a[3])  # S: x (14, 7, 10)
x = torch.zeros((-(-a)).number)  # S: x (7,)
x = torch.zeros(1 if 3 in a else 2)  # S: x (1,)
x = torch.zeros(1 if 30 in a else 2)  # S: x (2,)
x = torch.zeros(1 if Size(2) == Size(2) else 2)  # S: x (1,)
x = torch.zeros(1 if Size(2) != Size(3) else 2)  # S: x (1,)
x = a(torch.zeros(5, 7))  # S: x (5, 2)
y = a(torch.zeros(5, 6))  # reported where it fails, in __call__
a += Size(5)
x = torch.zeros(a.number)  # S: x (12,)


class Batches:
    def __init__(self, total, width):
        self.total = total
        self.width = width
        self.given = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.given >= self.total:
            raise StopIteration
        self.given += 1
        return torch.zeros(5, self.width)


for batch in Batches(4, 6):
    x = batch @ torch.zeros(6, 2)  # A: x (5, 2)
for batch in Batches(4, 6):
    y = batch @ torch.zeros(7, 2)  # E: matmul-inner-dimensions (5, 6) (7, 2)


class Store:
    def __init__(self):
        self.kept = {}

    def __setitem__(self, key, value):
        self.kept[key] = value

    def __getitem__(self, key):
        return self.kept[key]

    def __delitem__(self, key):
        del self.kept[key]

    def __iter__(self):
        return iter([1, 2, 3])

    def __getattr__(self, name):
        return len(name)


store = Store()
store["width"] = 7
store["height"] = 8
x = torch.zeros(store["width"], store["height"])  # S: x (7, 8)
total = 0
for number in store:
    total += number
x = torch.zeros(total)  # S: x (6,)
x = torch.zeros(store.depth, store.kept["width"])  # S: x (5, 7)
x = torch.zeros(3, 4) @ torch.zeros(store.four, 2)  # A: x (3, 2)
y = torch.zeros(3, 4) @ torch.zeros(store.three, 2)  # E: matmul-inner-dimensions (3, 4) (5, 2)


class Rows:
    def __len__(self):
        return 3

    def __getitem__(self, index):
        if index >= 3:
            raise IndexError
        return torch.zeros(2, 4)


for row in Rows():
    x = row @ torch.zeros(4, 1)  # A: x (2, 1)

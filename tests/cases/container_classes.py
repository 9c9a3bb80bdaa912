"""Classes of the program that derive from lists, dictionaries and containers of modules."""

from collections import OrderedDict

import torch
from torch import nn


class Loop(nn.Sequential):
    def forward(self, x):
        for layer in self:
            x = layer(x)  # E: linear-in-features (2, 5)
        return x


class Picked(nn.Sequential):
    def forward(self, x):
        return self[-1](self[0](x))


class Counted(nn.Sequential):
    def forward(self, x):
        for i in range(len(self)):
            x = self[i](x)
        return x


class Branches(nn.ModuleList):
    def forward(self, x):
        return torch.cat([branch(x) for branch in self], dim=1)


class Grown(nn.ModuleList):
    def __init__(self, number):
        super().__init__()
        for i in range(number):
            self.append(nn.Linear(4 + i, 5 + i))

    def forward(self, x):
        for i, layer in enumerate(self):
            x = layer(x)  # E: linear-in-features (2, 3)
        return x


class Given(nn.ModuleList):
    def __init__(self, number):
        super().__init__([nn.Linear(4 + i, 5 + i) for i in range(number)])
        self.last = nn.Linear(4 + number, 1)

    def forward(self, x):
        for layer in self:
            x = layer(x)
        return self.last(x)


class Heads(nn.ModuleDict):
    def __init__(self, sizes):
        super().__init__({name: nn.Linear(8, size) for name, size in sizes.items()})

    def forward(self, x):
        return {name: head(x) for name, head in self.items()}


class Set(nn.ModuleDict):
    def __init__(self):
        super().__init__()
        self["a"] = nn.Linear(4, 9)
        self["b"] = nn.Linear(9, 2)

    def forward(self, x):
        for name in self:
            x = self[name](x)
        return x


x = torch.zeros(2, 4)
a = Loop(nn.Linear(4, 5), nn.Linear(5, 6))(x)  # S: a (2, 6)
Loop(nn.Linear(4, 5), nn.Linear(6, 7))(x)
a = Picked(nn.Linear(4, 5), nn.ReLU(), nn.Linear(5, 6))(x)  # S: a (2, 6)
a = Counted(nn.Linear(4, 5), nn.Linear(5, 6))(x)  # S: a (2, 6)
b = Branches([nn.Linear(4, 5), nn.Linear(4, 6)])(x)  # S: b (2, 11)
b = Grown(3)(x)  # S: b (2, 7)
Grown(3)(torch.zeros(2, 3))
b = Given(3)(x)  # S: b (2, 1)
c = Heads({"x": 3, "y": 5})(torch.zeros(2, 8))["y"]  # S: c (2, 5)
c = Set()(x)  # S: c (2, 2)
c = Set()["a"](x)  # S: c (2, 9)


class Options(dict):
    pass


class Attributes(dict):
    def __getattr__(self, name):
        return self[name]

    def __setattr__(self, name, value):
        self[name] = value


class Ordered(OrderedDict):
    def total(self):
        return sum(self.values())


class Stack(list):
    def top(self):
        return self[-1]


class Sizes(list):
    def __init__(self, first):
        self.append(first)
        self.append(first + 1)


class Shifted(list):
    def __getitem__(self, index):
        return 7


d = torch.zeros(Options(n=3)["n"], Options({"m": 4})["m"])  # S: d (3, 4)
d = torch.zeros(Options(n=3).get("n"), Options().get("k", 6))  # S: d (3, 6)
options = Attributes(n=3)
options.m = 5
d = torch.zeros(options.n, options.m)  # S: d (3, 5)
options["n"] = 8
d = torch.zeros(options.n, 2)  # S: d (8, 2)
d = torch.zeros(Ordered([("a", 2), ("b", 3)]).total())  # S: d (5,)
stack = Stack()
stack.append(3)
stack.append(4)
e = torch.zeros(stack.top(), len(stack), stack[0])  # S: e (4, 2, 3)
stack[0] = 9
e = torch.zeros(stack[0], *Stack([1, 2]))  # S: e (9, 1, 2)
f = torch.zeros(*Sizes(3))  # S: f (3, 4)
g = torch.zeros(Shifted([1, 2])[0])  # S: g (7,)
torch.zeros(2, 3) @ torch.zeros(stack.top(), 2)  # E: matmul-inner-dimensions (2, 3) (4, 2)
for size in Stack([5, 5]):
    h = torch.zeros(size)  # S: h (5,)
if "a" in Ordered(a=1):
    pass
if 3 in Stack([3, 4]):
    k = torch.zeros(2)
else:
    k = torch.zeros(9)
k = k * 1.0  # S: k (2,)
if 5 not in Stack([3, 4]):
    k = torch.zeros(4)
else:
    k = torch.zeros(8)
k = k * 1.0  # S: k (4,)
if "m" in Options({"m": 4}):
    k = torch.zeros(5)
else:
    k = torch.zeros(7)
k = k * 1.0  # S: k (5,)

import torch
import torch.nn as nn


class Base(nn.Module):
    width = 4

    def __init__(self, outputs):
        super().__init__()
        self.outputs = outputs
        self.layer = self.build()

    def build(self):
        return nn.Linear(self.width, self.outputs)

    @property
    def double(self):
        return self.outputs * 2

    @staticmethod
    def scale(number):
        return number * 10

    @classmethod
    def wide(cls):
        return cls(cls.width * 2)

    def forward(self, x):
        return self.layer(x)  # E: linear-in-features (1, 4)


class Derived(Base):
    width = 6

    def forward(self, x):
        return super().forward(x) * 2


a = Base(3)(torch.ones(1, 4))  # S: a (1, 3)
b = Derived(3)(torch.ones(1, 6))  # S: b (1, 3)
c = Derived(3)(torch.ones(1, 4))  # the error is reported in Base.forward
d = torch.zeros(Base(3).double, Base.scale(2))  # S: d (6, 20)
e = Derived.wide()(torch.ones(1, 6))  # S: e (1, 12)


class Stack(nn.Module):
    def __init__(self, depth):
        super().__init__()
        self.layers = nn.ModuleList()
        for i in range(depth):
            self.layers.append(nn.Linear(4 + i, 5 + i))
        self.count = 0

    def forward(self, x):
        for layer in self.layers:
            x = layer(x)
            self.count += 1
        return x


f = Stack(3)(torch.ones(2, 4))  # S: f (2, 7)


class Grid:
    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return self.rows

    def __call__(self, columns):
        return torch.zeros(self.rows, columns)

    def __getitem__(self, index):
        return torch.zeros(index, self.rows)


g = Grid(3)(4)  # S: g (3, 4)
h = Grid(3)[7]  # S: h (7, 3)
i = torch.zeros(len(Grid(5)))  # S: i (5,)

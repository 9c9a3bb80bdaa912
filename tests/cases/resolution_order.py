"""Several bases: the order of resolution, and super() along it."""
import torch
import torch.nn as nn


class A:
    def who(self):
        return 1

    def chain(self):
        return [1]


class B(A):
    def chain(self):
        return [2] + super().chain()


class C(A):
    def who(self):
        return 3

    def chain(self):
        return [3] + super().chain()


class D(B, C):
    def chain(self):
        return [4] + super().chain()


class E(D):
    pass


x = torch.zeros(D().who())  # S: x (3,)
x = torch.zeros(*D().chain())  # S: x (4, 2, 3, 1)
x = torch.zeros(E().who(), len(E().chain()))  # S: x (3, 4)
y = torch.zeros(2, 1) @ torch.zeros(D().who(), 2)  # E: matmul-inner-dimensions (2, 1) (3, 2)


class Narrow:
    def __init__(self, **options):
        super().__init__(**options)
        self.narrow = 1


class Wide:
    def __init__(self, width=2, **options):
        super().__init__(**options)
        self.wide = width


class Net(Narrow, Wide, nn.Module):
    def __init__(self):
        super().__init__(width=7)
        self.linear = nn.Linear(self.narrow, self.wide)

    def forward(self, x):
        return self.linear(x)  # E: linear-in-features (5, 2)


net = Net()
x = net(torch.zeros(5, 1))  # S: x (5, 7)
y = net(torch.zeros(5, 2))


class Base:
    size = 5

    @classmethod
    def make(cls):
        return cls.size


class Derived(Base):
    size = 6

    @classmethod
    def make(cls):
        return super().make() + 1


class Both(Derived, A):
    pass


x = torch.zeros(Both.make())  # S: x (7,)

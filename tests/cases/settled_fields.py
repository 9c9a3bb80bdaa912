"""Attributes that some classes store often, and others once: in their constructor, on one way through it."""
import torch
from torch import nn

openness = open("file").read() == "wide"


class Restless:
    """Because of this class, `norm`, `act` and `size` are stored more than once somewhere."""

    def __init__(self, size):
        self.norm = None
        self.act = None
        self.size = None
        self.size = size

    def reset(self, size):
        self.norm = nn.Linear(size, 1)
        self.act = nn.Linear(size, 2)
        self.size = size


class Block(nn.Module):
    def __init__(self, width, wide):
        super().__init__()
        self.norm = nn.LayerNorm(width)
        if wide:
            self.act = nn.Linear(width, 2 * width)
            self.size = self.act.out_features
        else:
            self.act = nn.Linear(width, width)
            self.size = width

    def forward(self, x):
        return self.act(self.norm(x))


x = torch.zeros(2, 8)
a = Block(8, True)(x)  # S: a (2, 16)
a = Block(8, False)(x)  # S: a (2, 8)
a = torch.zeros(Block(8, True).size)  # S: a (16,)


class Wrong(nn.Module):
    """Both ways are followed where nobody knows which is gone."""

    def __init__(self, wide):
        super().__init__()
        if wide:
            self.act = nn.Linear(9, 4)
        else:
            self.act = nn.Linear(10, 4)

    def forward(self, x):
        return self.act(x)  # E: linear-in-features


a = Wrong(openness)(x)  # S: a (2, 4)


class Derived(Block):
    def forward(self, x):
        return self.norm(self.act(x))  # E: layer-norm-shape (2, 16)


a = Derived(8, False)(x)  # S: a (2, 8)
Derived(8, True)(x)


class Overriding(Block):
    """Stores again what its base has stored."""

    def __init__(self, width):
        super().__init__(width, False)
        self.act = nn.Linear(width, 3)


a = Overriding(8)(x)  # S: a (2, 3)


class Named(nn.Module):
    """What is set by its name is stored more than once, too."""

    def __init__(self, **options):
        super().__init__()
        self.size = 1
        for name, value in options.items():
            setattr(self, name, value)


a = torch.zeros(Named(size=7).size)  # S: a (7,)


class Early(nn.Module):
    """Two stores that one run passes both."""

    def __init__(self, wide):
        super().__init__()
        if wide:
            self.act = nn.Linear(8, 4)
        self.act = nn.Linear(8, 5)

    def forward(self, x):
        return self.act(x)


a = Early(True)(x)  # S: a (2, 5)


class Left(nn.Module):
    """A store behind a return excludes the one ahead of it."""

    def __init__(self, wide):
        super().__init__()
        if wide:
            self.norm = nn.Linear(8, 4)
            return
        self.norm = nn.Linear(8, 5)

    def forward(self, x):
        return self.norm(x)


a = Left(True)(x)  # S: a (2, 4)
a = Left(False)(x)  # S: a (2, 5)

changed = Block(8, False)
changed.size = 3
a = torch.zeros(changed.size)  # S: a (3,)

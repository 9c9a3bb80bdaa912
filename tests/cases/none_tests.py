"""Attributes of which a condition tells that they are not None."""
import numpy as np
import torch
from torch import nn


class Stump:
    def __init__(self):
        self.feature = None
        self.bound = None

    def fit(self, rows, labels):
        least = np.inf
        for feature in range(rows.shape[1]):
            for bound in np.unique(rows[:, feature]):
                spread = labels[rows[:, feature] < bound].var()
                if spread < least:
                    least, self.feature, self.bound = spread, feature, bound
        if self.feature is None:
            return self
        left = rows[:, self.feature] < self.bound
        self.value = labels[left].mean()
        return self


Stump().fit(np.random.randn(50, 4), np.random.randn(50))


class Masked(nn.Module):
    def __init__(self, masked):
        super().__init__()
        self.mask = None
        if masked:
            self.mask = torch.zeros(4)
        self.layer = nn.Linear(4, 2)

    def set_mask(self, size):
        self.mask = torch.zeros(size)

    def forward(self, x):
        if self.mask is not None:
            x = x * self.mask  # E: broadcast-dimensions
        return self.layer(x)


a = Masked(True)(torch.zeros(3, 4))  # S: a (3, 2)
b = Masked(False)(torch.zeros(3, 4))  # S: b (3, 2)
wrong = Masked(False)
wrong.set_mask(5)
wrong(torch.zeros(3, 4))


class Reset:
    def __init__(self):
        self.rows = None

    def fill(self, size):
        if self.rows is None:
            self.rows = np.zeros((size, 2))
        c = self.rows + np.zeros(2)  # A: c (6, 2)
        self.rows = None
        return c


Reset().fill(6)


class Column:
    def __init__(self):
        self.chosen = None

    def choose(self, rows):
        for number in range(rows.shape[1]):
            if rows[:, number].sum() > 1:
                self.chosen = number

    def behind(self, rows):
        if self.chosen is None:
            return rows[:, 0]
        return rows[:, self.chosen]

    def inside(self, rows):
        if self.chosen is not None:
            return rows[:, self.chosen]
        return rows[:, 0]

    def deeper(self, rows):
        if self.chosen is not None:
            if rows.sum() > 0:
                return rows[:, self.chosen]
        return rows[:, 0]

    def in_rounds(self, rows):
        found = rows[:, 0]
        if self.chosen is not None:
            for _ in range(len(rows) * 9):
                found = found + rows[:, self.chosen]
        return found

    def while_open(self, rows):
        found = rows[:, 0]
        if self.chosen is not None:
            while found.sum() < 5:
                found = found + rows[:, self.chosen]
        return found

    def asked(self, rows):
        return rows[:, self.chosen]

    def forgotten(self, rows):
        if self.chosen is not None:
            self.chosen = None
            return rows[:, self.chosen]
        return rows[:, None]


column = Column()
table = np.random.randn(50, 4)
column.choose(table)
d = column.behind(table)  # S: d (50,)
d = column.inside(table)  # S: d (50,)
d = column.deeper(table)  # S: d (50,)
d = column.in_rounds(table)  # S: d (50,)
d = column.while_open(table)  # S: d (50,)
d = column.asked(table)  # A: d (50,)
d = column.forgotten(table)  # A: d (50, 1, 4)

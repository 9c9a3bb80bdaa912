"""Each test starts with what the constructor and setUp leave behind, whatever other tests do to their own object."""
import unittest

import torch


class Base:
    def __init__(self):
        self.batch_size = 4
        self.length = 16

    def make(self):
        raise NotImplementedError

    def test_fixed(self):
        x = torch.zeros(self.batch_size, self.length)  # S: x (4, 16)
        return x @ self.make()  # E: matmul-inner-dimensions (4, 16) (5, 2)

    def test_changed(self):
        self.batch_size = 1
        x = torch.zeros(self.batch_size, self.length)  # S: x (1, 16)
        return x


class FirstTest(unittest.TestCase, Base):
    def setUp(self):
        unittest.TestCase.setUp(self)
        Base.__init__(self)

    def make(self):
        return torch.zeros(16, 3)


class SecondTest(unittest.TestCase, Base):
    def setUp(self):
        Base.__init__(self)
        self.units = 5

    def make(self):
        made = torch.zeros(self.units, 2)  # S: made (5, 2)
        return made

    def test_more(self):
        self.units += 1
        x = torch.zeros(self.units)  # S: x (6,)
        return x


class TestPlain:
    size = 2

    def setup_method(self, method):
        self.rows = [torch.zeros(self.size)]

    def test_rows(self):
        self.rows.append(torch.zeros(self.size))
        x = torch.stack(self.rows)  # S: x (2, 2)
        return x

    def test_other(self):
        x = torch.stack(self.rows)  # S: x (1, 2)
        return x


class TestWithout:
    total = 3

    def test_total(self):
        self.total = 4
        x = torch.zeros(self.total)  # S: x (4,)
        return x

    def test_other_total(self):
        x = torch.zeros(self.total)  # S: x (3,)
        return x @ torch.zeros(4)  # E: matmul-inner-dimensions (3,) (4,)

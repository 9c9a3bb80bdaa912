"""Tuples and lists are compared item by item: what is chosen by it is one thing, not either."""

import torch
from torch import nn


def chosen(kernel, stride):
    width = 4 if kernel == (3, 3) else 5
    return torch.zeros(2, width if stride != (1, 1) else 6)


def test_of_constants():
    chosen((3, 3), (2, 2)) @ torch.zeros(4, 7)
    chosen((3, 1), (2, 2)) @ torch.zeros(5, 7)
    chosen((3, 3, 3), (2, 2)) @ torch.zeros(5, 7)
    chosen((3, 3), (1, 1)) @ torch.zeros(6, 7)
    chosen(3, (1, 1)) @ torch.zeros(6, 7)
    chosen((3, 3), (2, 2)) @ torch.zeros(5, 7)  # E: matmul-inner-dimensions (2, 4) (5, 7)
    chosen((3, 1), (1, 1)) @ torch.zeros(5, 7)  # E: matmul-inner-dimensions (2, 6) (5, 7)


def test_of_nested_ones_and_of_texts():
    pairs = ((1, "same"), (2, None))
    width = 3 if pairs == ((1, "same"), (2, None)) else 4
    torch.zeros(2, width) @ torch.zeros(3, 5)
    torch.zeros(2, width) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)
    other = 3 if pairs == ((1, "same"), (2, "valid")) else 4
    torch.zeros(2, other) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (2, 4) (3, 5)


def test_of_what_is_open(size):
    width = 3 if (size, 1) == (4, 1) else 4
    torch.zeros(2, width) @ torch.zeros(3, 5)  # W: matmul-inner-dimensions (2, 4) (3, 5)
    torch.zeros(2, width) @ torch.zeros(6, 5)  # E: matmul-inner-dimensions (2, 3) (6, 5)
    sure = 3 if (size, 1) == (4, 2) else 4
    torch.zeros(2, sure) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (2, 4) (3, 5)
    empty = 3 if () == () else 4
    torch.zeros(2, empty) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)


def test_of_shapes():
    x = torch.zeros(2, 3)
    width = 3 if x.shape == (2, 3) else 4
    torch.zeros(2, width) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)
    if tuple(x.shape) != (2, 3):
        x = torch.zeros(9, 9)
    x @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)


def test_of_lists():
    sizes = [3, 4]
    width = 3 if sizes == [3, 4] else 4
    torch.zeros(2, width) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)
    sizes.append(5)
    more = 3 if sizes == [3, 4] else 4
    torch.zeros(2, more) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (2, 4) (3, 5)
    kinds = 3 if sizes == (3, 4, 5) else 4
    torch.zeros(2, kinds) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (2, 4) (3, 5)


class Equal:
    def __eq__(self, other):
        return True


def test_of_items_that_are_open(ratio):
    part = ratio / 3.7
    rates = 3 if (part, 1) == (0.25, 1) else 4
    torch.zeros(2, rates) @ torch.zeros(3, 5)  # W: matmul-inner-dimensions (2, 4) (3, 5)
    objects = 3 if (Equal(), 1) == (Equal(), 1) else 4
    torch.zeros(2, objects) @ torch.zeros(4, 5)  # W: matmul-inner-dimensions (2, 3) (4, 5)


class Block(nn.Module):
    def __init__(self, stride):
        super().__init__()
        self.shortcut = nn.Linear(4, 6) if stride != (1, 1) else nn.Identity()
        self.body = nn.Linear(4, 6) if stride != (1, 1) else nn.Linear(4, 4)

    def forward(self, x):
        return self.body(x) + self.shortcut(x)


def test_blocks():
    body = nn.Sequential(Block((1, 1)), Block((2, 2)), nn.Linear(6, 3))
    body(torch.zeros(2, 4)) @ torch.zeros(3, 5)
    body(torch.zeros(2, 4)) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (2, 3) (4, 5)


def test_of_unknown_lengths(words):
    pair = tuple(words)
    a = torch.zeros(2, 4 if pair == (1, 1) else 5)  # A: a (2, 4)
    a = torch.zeros(2, 4 if pair == (1, 1) else 5)  # A: a (2, 5)
    a = torch.zeros(2, 4 if (1, 1) != pair else 5)  # A: a (2, 4)
    a = torch.zeros(2, 4 if (1, 1) != pair else 5)  # A: a (2, 5)
    b = torch.zeros(2, 4 if (1, 1) == words else 5)  # A: b (2, 4)
    b = torch.zeros(2, 4 if (1, 1) == words else 5)  # A: b (2, 5)
    b = torch.zeros(2, 4 if (1, 1) == 3 else 5)  # A: b (2, 5)


test_of_unknown_lengths(input().split())
test_of_constants()
test_of_nested_ones_and_of_texts()
test_of_what_is_open(int(input()))
test_of_shapes()
test_of_lists()
test_of_items_that_are_open(float(input()))
test_blocks()

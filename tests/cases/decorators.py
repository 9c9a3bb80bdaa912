"""Decorators of one's own and of functools, arguments handed on, names as strings."""
import functools

import torch
import torch.nn as nn
import torchvision.models as models


def logged(function):
    @functools.wraps(function)
    def inner(*arguments, **options):
        return function(*arguments, **options)

    return inner


def times(factor):
    def decorate(function):
        def inner(size):
            return function(size) * factor

        return inner

    return decorate


@logged
def make(rows, columns=2, *, depth=1):
    return torch.zeros(rows, columns, depth)


@times(3)
def same(size):
    return size


@functools.lru_cache(maxsize=None)
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


x = make(1)  # S: x (1, 2, 1)
x = make(1, columns=5, depth=4)  # S: x (1, 5, 4)
x = make(*[3, 4], **{"depth": 6})  # S: x (3, 4, 6)
x = torch.zeros(same(5), fibonacci(4))  # S: x (15, 3)
y = make(3, 4, depth=5)[0] @ torch.zeros(4, 2)  # E: matmul-inner-dimensions (4, 5) (4, 2)


class Net(nn.Module):
    def __init__(self, kinds):
        super().__init__()
        for number, kind in enumerate(kinds):
            setattr(self, f"layer{number}", getattr(nn, kind)(4 + number, 5 + number))
        self.depth = len(kinds)

    def forward(self, x):
        for number in range(self.depth):
            x = getattr(self, "layer%d" % number)(x)  # E: linear-in-features (1, 5)
        return x


x = Net(["Linear", "Linear"])(torch.zeros(1, 4))  # S: x (1, 6)
y = Net(["Linear"])(torch.zeros(1, 5))
layers = {"a": nn.Linear(2, 3), "{}_{}".format("b", 1): nn.Linear(3, 4)}
x = layers["b_1"](layers["a"](torch.zeros(7, 2)))  # S: x (7, 4)
x = torch.zeros(1 if hasattr(x, "shape") else 2, 1 if callable(make) else 2)  # S: x (1, 1)
x = globals()["make"](6)  # S: x (6, 2, 1)


@torch.compiler.disable(recursive=False)
def left_out_of_the_graph(x):
    return torch.cat([x, x], 1)


@torch.compiler.disable
def left_out_at_once(x):
    return x.reshape(6)  # E: reshape-element-count


@torch.library.custom_op("ours::halved", mutates_args=())
def halved(x: torch.Tensor) -> torch.Tensor:
    torch._check(x.shape[0] == 2, lambda: "two rows")
    return x[:1]


@torch.library.register_fake("ours::halved")
def halved_without_data(x):
    return x[:1]


rows = torch.zeros(2, 3)
joined_twice = left_out_of_the_graph(rows)  # S: joined_twice (2, 6)
flat = left_out_at_once(rows)  # S: flat (6,)
half = halved(rows)  # S: half (1, 3)
also_half = halved_without_data(rows)  # S: also_half (1, 3)
left_out_at_once(joined_twice)

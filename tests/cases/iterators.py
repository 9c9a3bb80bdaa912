"""itertools, functools and the builtins that fold a sequence."""
import functools
import itertools
import math
import operator

import torch

pair = (2, 3)


def double(number):
    return number * 2


def small(number):
    return number < 3


def add(left, right):
    return left + right


def join(*parts, **more):
    return torch.zeros(*parts, more.get("last", 1))


# chain
a = torch.zeros(tuple(itertools.chain(pair, [4, 5])))  # S: a (2, 3, 4, 5)
a = torch.zeros(tuple(itertools.chain.from_iterable([pair, [4]])))  # S: a (2, 3, 4)
a = torch.zeros(len(list(itertools.chain())) + 1, 1)  # S: a (1, 1)
# product
for first, second in itertools.product(pair, [4, 5]):
    b = torch.zeros(first, second)  # A: b (3, 5)
for first, second, third in itertools.product(pair, repeat=3):
    b = torch.zeros(first, second, third)  # A: b (3, 3, 3)
b = torch.zeros(len(list(itertools.product(pair, (4, 5), (6,)))), 1)  # S: b (4, 1)
# repeat
c = torch.zeros(tuple(itertools.repeat(4, 2)))  # S: c (4, 4)
c = torch.zeros(len(tuple(itertools.repeat(4, -1))) + 1)  # S: c (1,)
# filter
d = torch.zeros(tuple(filter(small, [1, 2, 3])))  # S: d (1, 2)
d = torch.zeros(tuple(filter(None, [0, 2, 3])))  # S: d (2, 3)
# folds
e = torch.zeros(sum(pair), sum(pair, 4))  # S: e (5, 9)
e = torch.zeros(math.prod([2, 3]), sum([]))  # S: e (6, 0)
e = torch.zeros(min(pair), max([4, 7, 5]))  # S: e (2, 7)
e = sum([torch.zeros(3), torch.zeros(2, 1), torch.zeros(1)])  # S: e (2, 3)
e = sum([torch.zeros(3), torch.zeros(2)])  # E: broadcast-dimensions
e = torch.zeros(3 if any([0, 1]) else 4, 3 if any([0, 0]) else 4)  # S: e (3, 4)
e = torch.zeros(3 if all([1, 1]) else 4, 3 if all([1, 0]) else 4)  # S: e (3, 4)
e = torch.zeros(3 if any([]) else 4, 3 if all([]) else 4)  # S: e (4, 3)
# reduce, partial, operators, wrappers
f = torch.zeros(functools.reduce(add, [1, 2, 3]), functools.reduce(add, [1, 2], 4))  # S: f (6, 7)
f = torch.zeros(functools.reduce(operator.mul, [2, 3, 4]), operator.sub(7, 2))  # S: f (24, 5)
f = functools.partial(join, 2, last=5)(3)  # S: f (2, 3, 5)
f = functools.partial(join, 2)(3, last=6)  # S: f (2, 3, 6)
f = functools.partial(join, 2, last=5)(3, last=7)  # S: f (2, 3, 7)


@functools.lru_cache
def cached(size):
    return torch.zeros(size)


@functools.lru_cache(maxsize=None)
def cached_too(size):
    return torch.zeros(size)


def logged(function):
    @functools.wraps(function)
    def inner(*sizes):
        return function(*sizes)

    return inner


@logged
def made(size):
    return torch.zeros(size)


g = cached(4)  # S: g (4,)
g = cached_too(5)  # S: g (5,)
g = made(6)  # S: g (6,)

# what is not known
nothing = open("file").read()
some = tuple(nothing)
number = len(nothing)
h = torch.zeros(list(itertools.chain(pair, some))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(itertools.chain(pair, nothing))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(itertools.chain(pair, range(number)))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(itertools.chain(*nothing))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(itertools.chain.from_iterable(some))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(itertools.chain.from_iterable(nothing))[0], 1)  # S: h (?, 1)
for first, second in itertools.product(pair, some):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(pair, nothing):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(pair, range(number)):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(pair, repeat=number):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(pair, repeat=9):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(pair, pair, repeat=2):
    h = torch.zeros(3, 1)  # S: h (3, 1)
for both in itertools.product(range(40), range(40)):
    h = torch.zeros(3, 1)  # S: h (3, 1)
h = torch.zeros(list(itertools.repeat(4, number))[0], 1)  # S: h (4, 1)
for index in itertools.count(3):
    h = torch.zeros(index, 1)  # S: h (?, 1)
    if index > 5:
        break
h = torch.zeros(list(itertools.islice(pair, 1))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(itertools.islice(nothing, 1))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(itertools.takewhile(small, pair))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(itertools.permutations(pair))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(filter(nothing, pair))[0], 1)  # A: h (3, 1)
h = torch.zeros(list(filter(small, some))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(filter(small, nothing))[0], 1)  # S: h (?, 1)
h = torch.zeros(list(filter(small, range(number)))[0], 1)  # S: h (?, 1)
i = torch.zeros(sum(some), sum(nothing), sum(range(number)))  # S: i (?, ?, ?)
i = torch.zeros(sum([1, "a"]), math.prod([torch.zeros(2)]))  # S: i (?, ?)
i = torch.zeros(sum([1] * 2000), sum(["a"], "b"))  # S: i (?, ?)
i = torch.zeros(sum([torch.zeros(2), 3]), sum([1] * 900 + [1] * 900))  # S: i (?, ?)
i = torch.zeros(sum(*nothing), max([2, nothing]))  # S: i (?, ?)
i = torch.zeros(max(pair, key=double), max([]))  # S: i (?, ?)
i = torch.zeros(3 if any([nothing]) else 4)  # A: i (4,)
i = torch.zeros(functools.reduce(add, some), functools.reduce(add, nothing))  # S: i (?, ?)
i = torch.zeros(functools.reduce(add, range(number)), operator.add(2, nothing))  # S: i (?, ?)
i = functools.partial(join, *nothing)(3) + 0  # S: i (...)
i = functools.partial(join, 2)(*nothing) + 0  # S: i (...)
j = functools.lru_cache("text")

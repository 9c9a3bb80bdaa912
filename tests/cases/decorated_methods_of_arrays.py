"""A method whose object is one of `*args`: what a decorator gives in its place."""

import time
from functools import wraps

import numpy as np

REGISTRY = {}


def register(name):
    def note(cls):
        REGISTRY[name] = cls
        return cls

    return note


def timed(function):
    @wraps(function)
    def inner(*args, **kwargs):
        started = time.time()
        result = function(*args, **kwargs)
        print(time.time() - started)
        return result

    return inner


def logged(prefix):
    def decorate(function):
        def inner(*args):
            print(prefix, len(args))
            return function(*args)

        return inner

    return decorate


@register("plain")
class Regression:
    @timed
    def fit(self, x, y):
        self.w = np.zeros(x.shape[1])
        self.error = x @ self.w - y
        return self

    @logged("predict")
    def predict(self, x):
        return x @ self.w  # E: matmul-inner-dimensions (2, 4) (3,)


@register("outputs")
class Outputs(Regression):
    @timed
    def fit(self, x, y, width=2):
        self.w = np.zeros((x.shape[1], width))
        return self


def first_width(*args):
    owner, x = args
    return x @ np.ones((owner.width, 2))  # E: matmul-inner-dimensions (5, 4) (3, 2)


class Owner:
    width = 3
    project = first_width


x = np.ones((20, 3))
y = np.ones(20)
plain = Regression().fit(x, y)
fitted = plain.error * 2.0  # S: fitted (20,)
predicted = plain.predict(x) + 0.0  # S: predicted (20,)
plain.predict(np.ones((2, 4)))
wide = Outputs().fit(x, y, width=4)
widths = wide.w + 1.0  # S: widths (3, 4)
for name, cls in REGISTRY.items():
    model = cls().fit(x, y)
    print(name, model.predict(x).sum(axis=0))
owner = Owner()
print(owner.project(np.ones((5, 3))))
print(owner.project(np.ones((5, 4))))

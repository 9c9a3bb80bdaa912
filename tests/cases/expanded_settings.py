"""Settings in a dictionary that is expanded into **kwargs, and stored as attributes one by one: each keeps its own value."""

import sys

import numpy as np

SETTINGS = {"batch": 16, "steps": 10, "hidden": 20}


class Config:
    def __init__(self, **kw):
        for key, value in kw.items():
            setattr(self, key, value)


class Named:
    def __init__(self, steps, **kw):
        self.steps = steps
        self.__dict__.update(kw)
        self.kept = {k: v for k, v in kw.items() if k != "batch"}


config = Config(**SETTINGS)
a = np.zeros((config.batch, config.hidden))  # S: a (16, 20)
a = np.zeros((config.steps, config.hidden)) @ np.zeros((10, 3))  # E: matmul-inner-dimensions (10, 20) (10, 3)
named = Named(**SETTINGS)
a = np.zeros((named.steps, named.batch, named.kept["hidden"]))  # S: a (10, 16, 20)
names = list(named.kept)
a = np.zeros(len(names))  # S: a (1,)


def inner(**kw):
    return [np.zeros(size) for size in kw.values()]


def outer(**kw):
    return inner(**kw)


first, second, third = outer(**SETTINGS)
a = first + np.zeros(16)  # S: a (16,)
a = second + np.zeros(16)  # E: broadcast-dimensions (10,) (16,)
both = outer(**SETTINGS, more=3)
open_settings = {word: 4 for word in sys.argv}
many = Config(**open_settings)
some = outer(**open_settings)
none = outer(**{})
a = np.zeros(len(none))  # S: a (0,)

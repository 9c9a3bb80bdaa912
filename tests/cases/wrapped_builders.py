"""Builders behind a decorator that looks into the keywords: what is in `kwargs`, and what is not."""

import functools
from enum import Enum

import torch
from torch import nn


class Weights(Enum):
    V1 = 3
    DEFAULT = V1

    @classmethod
    def verify(cls, weights):
        if weights is not None:
            if type(weights) is str:
                weights = cls[weights.replace(cls.__name__ + ".", "")]
            elif not isinstance(weights, cls):
                raise TypeError(f"no {cls.__name__}")
        return weights


def with_old_names(**names):
    def decorate(builder):
        @functools.wraps(builder)
        def build(*args, **kwargs):
            for name, (old, default) in names.items():
                given = kwargs.get(name, object())
                if (name not in kwargs and old not in kwargs) or isinstance(given, Weights) or given is None:
                    continue
                kwargs[name] = default if kwargs[old] else None
                del kwargs[old]
            return builder(*args, **kwargs)

        return build

    return decorate


@with_old_names(weights=("pretrained", Weights.V1))
def build(*, weights=None, classes=5, **kwargs):
    weights = Weights.verify(weights)
    if weights is not None:
        classes = 7
    if "bias" in kwargs:
        classes += 1
    return nn.Linear(3, classes, **kwargs)


x = torch.zeros(1, 3)
a = build()(x)  # S: a (1, 5)
a = build(weights=Weights.V1)(x)  # S: a (1, 7)
a = build(weights=None)(x)  # S: a (1, 5)
a = build(classes=4, bias=False)(x)  # S: a (1, 5)
a = build(classes=4)(torch.zeros(1, 4))  # E: linear-in-features


def keys(**kwargs):
    return torch.zeros(3 if "a" in kwargs else 4, 3 if "b" not in kwargs else 4)


a = keys(a=1)  # S: a (3, 3)
a = keys(b=1)  # S: a (4, 4)
a = keys(**{"a": 1, "b": 2})  # S: a (3, 4)

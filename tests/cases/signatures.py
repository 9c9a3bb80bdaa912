"""inspect.signature: a decorator that lets keyword-only parameters be given by position."""

import functools
import inspect
import torch
from torch import nn


def sequence_to_str(seq, separate_last=""):
    if not seq:
        return ""
    if len(seq) == 1:
        return f"'{seq[0]}'"
    head = "'" + "', '".join([str(item) for item in seq[:-1]]) + "'"
    tail = f"{'' if separate_last and len(seq) == 2 else ','} {separate_last}'{seq[-1]}'"
    return head + tail


def kwonly(fn):
    params = inspect.signature(fn).parameters
    try:
        start = next(idx for idx, param in enumerate(params.values()) if param.kind == param.KEYWORD_ONLY)
    except StopIteration:
        raise TypeError(f"no keyword-only parameter on {fn.__name__}") from None
    names = tuple(inspect.signature(fn).parameters)[start:]

    @functools.wraps(fn)
    def wrapper(*args, **kwargs):
        args, given = args[:start], args[start:]
        if given:
            by_name = dict(zip(names, given))
            print(sequence_to_str(tuple(by_name.keys()), separate_last="and "))
            kwargs.update(by_name)
        return fn(*args, **kwargs)

    return wrapper


@kwonly
def build(*, width=3, depth=2):
    return nn.Linear(width, depth)


a = build()(torch.zeros(1, 3))  # S: a (1, 2)
a = build(5)(torch.zeros(1, 5))  # S: a (1, 2)
a = build(5, 7)(torch.zeros(1, 5))  # S: a (1, 7)
parameters = inspect.signature(build).parameters
a = torch.zeros(len(parameters), 4 if "width" in parameters else 5, parameters["depth"].default)  # S: a (2, 4, 2)

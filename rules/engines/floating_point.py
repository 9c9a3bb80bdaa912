"""Floating-point arithmetic on numbers as Python writes them: the dialect's ``compute``."""

from __future__ import annotations

import math
import operator
import struct
from collections.abc import Callable, Mapping
from types import MappingProxyType

Number = float | int

#: What is not known, or has no value.
UNKNOWN = "?"
_MOST_DIGITS = 9
#: What stands before a number that another library may compute a little differently.
_ABOUT = "~"
#: How far, in parts of a number, it may be off after some steps of arithmetic of 32 bits.
_TOLERANCE = 1e-5

_TWO: Mapping[str, Callable[[Number, Number], Number | complex]] = MappingProxyType(
    {
        "+": operator.add,
        "-": operator.sub,
        "*": operator.mul,
        "/": operator.truediv,
        "//": operator.floordiv,
        "%": operator.mod,
        "**": operator.pow,
        "<": operator.lt,
        "<=": operator.le,
        ">": operator.gt,
        ">=": operator.ge,
        "==": operator.eq,
        "!=": operator.ne,
        "pow": math.pow,
        "log": math.log,
        "atan2": math.atan2,
        "hypot": math.hypot,
        "round": lambda number, digits: round(number, int(digits)),
    }
)


def _float32(number: Number) -> float:
    """The nearest number of 32 bits; raises OverflowError if there is none."""
    return float(struct.unpack("<f", struct.pack("<f", number))[0])


_ONE: Mapping[str, Callable[[Number], Number]] = MappingProxyType(
    {
        "-": operator.neg,
        "abs": abs,
        "int": int,
        "trunc": math.trunc,
        "floor": math.floor,
        "ceil": math.ceil,
        "round": round,
        "float": float,
        "float32": _float32,
        "nearest": lambda number: float(round(number)),
        "whole": int,
        "known": float,
        **{
            name: getattr(math, name)
            for name in (
                *("sqrt", "exp", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "tanh"),
                *("fabs", "radians", "degrees", "erf", "atan"),
            )
        },
    }
)


#: Functions that tensors compute with errors in the last bit; by the name without the mark.
_INEXACT = frozenset({"log", "log2", "exp", "**"})
#: What may be done with a number that is known about.
_STAYS_ABOUT = frozenset({"+", "-", "*", "/", "abs", "sqrt", "float", "float32", *_INEXACT})
#: How far from an integer each function of these has its steps.
_STEPS: Mapping[str, float] = MappingProxyType(
    {"nearest": 0.5, "whole": 0.0, "floor": 0.0, "ceil": 0.0}
)


def compute(name: str, left: str, right: str) -> str:
    """The value of the operator or function `name` as Python writes it; `right` may be empty.

    Truth is "1" or "0". What has no value, or is an integer of more than nine digits, is "?".
    A name that begins with "~" is that of a tensor's function: its value, and what follows from
    it, begins with "~" unless 32 bits hold it exactly. Of such a number it is not known which
    way it is rounded where that is close, nor how it compares.
    """
    function = name.removeprefix(_ABOUT)
    numbers = [text.removeprefix(_ABOUT) for text in (left, right) if text]
    is_about = left.startswith(_ABOUT) or right.startswith(_ABOUT)
    try:
        values = [_number(text) for text in numbers]
        if is_about and not _is_decided(function, values[0]):
            return UNKNOWN
        value: object = (_TWO if right else _ONE)[function](*values)
        if name != function and function in _INEXACT and isinstance(value, float):
            is_about = is_about or _float32(value) != value
    except (ValueError, ArithmeticError, TypeError):
        return UNKNOWN
    text = _written(value)
    return _ABOUT + text if is_about and function not in _STEPS and text != UNKNOWN else text


def _is_decided(function: str, number: Number) -> bool:
    """Whether `function` of about this number has one value, or one of about that size."""
    if function in _STEPS:
        place = number + _STEPS[function]
        return abs(place - round(place)) >= _TOLERANCE * max(1.0, abs(number))
    return function in _STAYS_ABOUT


def _written(value: object) -> str:
    if isinstance(value, bool):
        return str(int(value))
    if isinstance(value, int):
        return str(value) if len(str(abs(value))) <= _MOST_DIGITS else UNKNOWN
    return repr(value) if isinstance(value, float) else UNKNOWN


def _number(text: str) -> Number:
    """The number that `text` says; raises ValueError if it says none."""
    try:
        return int(text)
    except ValueError:
        return float(text)

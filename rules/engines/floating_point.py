"""Floating-point arithmetic on numbers as Python writes them: the dialect's ``compute``."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Mapping
from types import MappingProxyType

Number = float | int

#: What is not known, or has no value.
UNKNOWN = "?"
_MOST_DIGITS = 9

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
        **{
            name: getattr(math, name)
            for name in (
                *("sqrt", "exp", "log", "log2", "log10", "log1p", "sin", "cos", "tan", "tanh"),
                *("fabs", "radians", "degrees", "erf", "atan"),
            )
        },
    }
)


def compute(name: str, left: str, right: str) -> str:
    """The value of the operator or function `name` as Python writes it; `right` may be empty.

    Truth is "1" or "0". What has no value, or is an integer of more than nine digits, is "?".
    """
    try:
        if right:
            value: object = _TWO[name](_number(left), _number(right))
        else:
            value = _ONE[name](_number(left))
    except (ValueError, ArithmeticError, TypeError):
        return UNKNOWN
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

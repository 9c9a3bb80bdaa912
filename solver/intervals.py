"""What the least and the most values of sizes tell by themselves, without Z3.

A loop that draws an index from ``randint(0, 61)`` asks in each of its rounds whether it lies
within 62 rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant, is_integer
from shapelog.solver.constraints import sides

Ranges = Mapping[Value, Sequence[tuple[Value, Value]]]


class Interval(NamedTuple):
    """The least and the most value that a size can have, both included; None is no bound."""

    least: int | None
    most: int | None


def always_met(constraint: Term, ranges: Ranges) -> bool:
    """Whether a requirement is met by all values in the ranges of its sizes, of which there are.

    Told is only what the bounds of each side show; False says nothing.
    """
    if constraint.name not in ("AtLeast", "Within"):
        return False
    intervals = [interval_of(side, ranges) for side in sides(constraint)]
    found = [each for each in intervals if each is not None]
    if len(found) < len(intervals):
        return False
    first, second, *above = found
    is_least = _at_most(second.most, first.least)
    return is_least and all(_at_most(first.most, each.least, below=True) for each in above)


def interval_of(value: Value, ranges: Ranges) -> Interval | None:
    """Return what a number or a single size lies between; None if that is not plain."""
    number = constant(value)
    if number is not None:
        return Interval(number, number)
    if not isinstance(value, Term) or value.name not in ("Symbol", "Unknown"):
        return None
    if value not in ranges:
        return Interval(0, None)  # a dimension
    lows, highs = _numbers(ranges[value], 0), _numbers(ranges[value], 1)
    if lows is None or highs is None or (lows and highs and max(lows) > min(highs)):
        return None
    return Interval(max(lows, default=None), min(highs, default=None))


def _numbers(pairs: Sequence[tuple[Value, Value]], side: int) -> list[int] | None:
    """Return the bounds on one side; None if they depend on other sizes."""
    bounds = [pair[side] for pair in pairs if is_integer(pair[side])]
    numbers = [number for number in map(constant, bounds) if number is not None]
    return numbers if len(numbers) == len(bounds) else None


def _at_most(one: int | None, other: int | None, *, below: bool = False) -> bool:
    """Whether the bound `one` is known to be no larger than `other`, or `below` it."""
    if one is None or other is None:
        return False
    return one < other if below else one <= other

"""Whether what the rules say of a call agrees with what the library gave."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from analysis import Outcome, Tensor

#: A Python number whose value does not matter.
NUMBER = "number"


class Agreement(Enum):
    """How the rules stand to a call that works."""

    AGREE = "agree"
    UNDECIDED = "undecided"
    DISAGREE = "disagree"
    FALSE_ERROR = "false error"


def agreement(outcome: Outcome, expected: Any) -> Agreement:
    """Compare with ``expected``: a ``Tensor``, a number, a list of these or something else.

    The rules agree if they give this result and no other, with all sizes and element types, and
    leave no requirement open. They disagree if none of their results can be this one.
    """
    if outcome.broken:
        return Agreement.FALSE_ERROR
    found = {_compared(value, expected) for value in outcome.values}
    if found == {Agreement.AGREE} and len(outcome.values) == 1 and not outcome.open:
        return Agreement.AGREE
    if found <= {Agreement.DISAGREE}:
        return Agreement.DISAGREE
    return Agreement.UNDECIDED


def _compared(value: Any, expected: Any) -> Agreement:
    if isinstance(value, str) and value.startswith("$Unknown"):
        return Agreement.UNDECIDED
    if isinstance(expected, Tensor):
        return _tensors(value, expected)
    if isinstance(expected, list):
        return _sequences(value, expected)
    if isinstance(expected, bool) or expected == NUMBER or isinstance(expected, (int, float)):
        return _numbers(value, expected)
    return Agreement.AGREE if value == expected else Agreement.DISAGREE


def _numbers(value: Any, expected: Any) -> Agreement:
    if isinstance(value, int):
        return Agreement.AGREE if value == expected or expected == NUMBER else Agreement.DISAGREE
    kinds = ("$Float", "$Boolean", "$BigInteger", "$Symbol", "$Comparison")
    plain = isinstance(value, str) and value.startswith(kinds)
    return Agreement.AGREE if plain else Agreement.DISAGREE


def _tensors(value: Any, expected: Tensor) -> Agreement:
    if not isinstance(value, Tensor):
        # a drawn integer is a number whose value is not known, of NumPy's own type or Python's
        whole = expected.shape == () and expected.element.startswith(("int", "uint"))
        drawn = whole and isinstance(value, str) and value.startswith("$Symbol")
        return Agreement.AGREE if drawn else Agreement.DISAGREE
    if value.element not in (expected.element, "?"):
        return Agreement.DISAGREE
    sizes: Sequence[Any] = value.shape
    known = expected.shape
    unranked = sizes[:1] == ("...",)
    if unranked:
        sizes = sizes[1:]
        if len(sizes) > len(known):
            return Agreement.DISAGREE
        known = known[len(known) - len(sizes) :]
    if len(sizes) != len(known):
        return Agreement.DISAGREE
    if any(isinstance(one, int) and one != two for one, two in zip(sizes, known)):
        return Agreement.DISAGREE
    certain = not unranked and tuple(sizes) == tuple(known) and value.element != "?"
    return Agreement.AGREE if certain else Agreement.UNDECIDED


def _sequences(value: Any, expected: list[Any]) -> Agreement:
    if not isinstance(value, list):
        return Agreement.DISAGREE
    if value[:1] == ["any"]:
        return Agreement.UNDECIDED
    if len(value) != len(expected):
        return Agreement.DISAGREE
    found = set()
    for one, two in zip(value, expected):
        if isinstance(one, tuple):
            parts = {_compared(each, two) for each in one[1:]}
            found.add(Agreement.DISAGREE if parts <= {Agreement.DISAGREE} else Agreement.UNDECIDED)
        else:
            found.add(_compared(one, two))
    for worst in (Agreement.DISAGREE, Agreement.UNDECIDED):
        if worst in found:
            return worst
    return Agreement.AGREE

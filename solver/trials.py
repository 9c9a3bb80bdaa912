"""Requirements that hold for some values of what nobody knows and fail for others.

Two assignments show that, where Z3 may spend its whole budget on products and divisions. What is
tried is put into Z3's own expressions, so that they mean here what they mean there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

#: The same value for all unknowns; then one of a few for each, so many times.
_ALIKE = (2, 1, 8, 64, 0)
_UNLIKE = ((1, 2), (1, 2, 3, 8), (1, 2, 3, 5, 7, 16, 64, 100))
_TIMES = 10


def goes_both_ways(z3: Any, required: Any, assumed: Sequence[Any]) -> bool:
    """Return whether values were found for which `required` holds and others for which it fails.

    All meet what is `assumed`. That none were found means nothing.
    """
    condition = z3.And(*assumed)
    variables = _variables(z3, (condition, required))
    seen: set[bool] = set()
    for values in _trials(len(variables)):
        chosen = [(each, z3.IntVal(value)) for each, value in zip(variables, values, strict=True)]
        if not z3.is_true(z3.simplify(z3.substitute(condition, *chosen))):
            continue
        answer = z3.simplify(z3.substitute(required, *chosen))
        if z3.is_true(answer) or z3.is_false(answer):
            seen.add(z3.is_true(answer))
        if len(seen) > 1:
            return True
    return False


def _trials(count: int) -> Iterator[Sequence[int]]:
    for value in _ALIKE:
        yield [value] * count
    chosen = Random(count)
    for values in _UNLIKE:
        for _ in range(_TIMES):
            yield chosen.choices(values, k=count)


def _variables(z3: Any, expressions: Sequence[Any]) -> list[Any]:
    """Return the integer variables of expressions, each once, in the order in which they occur."""
    found: list[Any] = []
    seen: set[int] = set()
    waiting = list(reversed(expressions))
    while waiting:
        expression = waiting.pop()
        if expression.get_id() in seen:
            continue
        seen.add(expression.get_id())
        if expression.num_args():
            waiting += reversed(expression.children())
        elif z3.is_const(expression) and expression.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            found.append(expression)
    return found

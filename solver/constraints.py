"""Constraint terms: decided outright where all is constant, as Z3 formulas otherwise.

Numbers of elements have no limit here: they are compared as Python's integers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant, count_of, is_integer, leaves
from shapelog.solver.expressions import Expressions
from shapelog.solver.polynomials import (
    Polynomial,
    added,
    as_term,
    can_cancel,
    common_factor,
    divided,
    polynomial,
)
from shapelog.solver.rendering import dimensions

#: Constraints on element types: nothing is known of a type that the rules left open.
OF_ELEMENTS = ("ElementAmong", "SameElement")


def sides(constraint: Term) -> list[Value]:
    """Return what a constraint compares, in the order of its arguments: integers, or types."""
    if constraint.name == "SameCount":
        return [count_of(dimensions(shape)[0]) for shape in constraint.arguments]
    if constraint.name == "RankBetween":
        known, unranked = dimensions(constraint.arguments[0])
        return [] if unranked else [Term("Integer", (len(known),)), *_bounds(constraint)]
    return list(constraint.arguments)


def _bounds(constraint: Term) -> list[Value]:
    return [Term("Integer", (bound,)) for bound in constraint.arguments[1:]]


def is_expressible(constraint: Term) -> bool:
    """Whether the constraint is about integers only: ranks are known, no side is anything else."""
    if constraint.name == "SameCount":
        shapes = [dimensions(shape) for shape in constraint.arguments]
        return all(
            not unranked and all(is_integer(size) for size in sizes) for sizes, unranked in shapes
        )
    if constraint.name == "RankBetween":
        return not dimensions(constraint.arguments[0])[1]
    if constraint.name in OF_ELEMENTS:
        return False
    return all(is_integer(side) for side in sides(constraint))


def inputs(constraint: Term) -> list[Term]:
    """Return the symbols and unknowns that a constraint depends on, each once."""
    if constraint.name in OF_ELEMENTS:
        return []
    return list(dict.fromkeys(leaf for side in sides(constraint) for leaf in leaves(side)))


def decided(constraint: Term) -> bool | None:
    """Return the truth of a constraint over constants, however large; None if it has others."""
    if constraint.name == "Never":
        return False
    if constraint.name == "RankBetween" and dimensions(constraint.arguments[0])[1]:
        least, high = len(dimensions(constraint.arguments[0])[0]), constraint.arguments[2]
        return False if isinstance(high, int) and least > high else None
    if not is_expressible(constraint):
        return None
    numbers = [constant(side) for side in sides(constraint)]
    known = [number for number in numbers if number is not None]
    if len(known) == len(numbers):
        return holds(constraint.name, known)
    return _cancelled(constraint)


def _cancelled(constraint: Term) -> bool | None:
    """Return the truth of a comparison whose sides differ by a constant, None for others."""
    compared = sides(constraint)
    if constraint.name not in _DIFFERENCES or not can_cancel(compared):
        return None
    first, second = (polynomial(side) for side in compared)
    difference = added(first, second, -1)
    if difference.keys() - {()}:
        return None
    number = difference.get((), 0)
    if constraint.name == "AtLeast":
        return number >= 0
    if number == 0:
        return True
    # sizes that are not equal fit if one of them is 1
    return False if constraint.name != "Broadcast" else None


#: What is true or not by the difference of the two sides.
_DIFFERENCES = ("Equal", "SameCount", "AtLeast", "Broadcast")


def holds(name: str, numbers: Sequence[int]) -> bool:
    """Return whether the constraint `name` holds of these numbers: what the terms mean."""
    first, second = numbers[0], numbers[1]
    if name in ("Equal", "SameCount"):
        return first == second
    if name == "AtLeast":
        return first >= second
    if name == "Broadcast":
        return first == second or 1 in (first, second)
    if name == "Divides":
        return second != 0 and first % second == 0
    if name == "Within":
        return second <= first < numbers[2]
    if name == "RankBetween":
        return second <= first <= numbers[2]
    raise ValueError(f"no constraint: {name}")


def requirement(constraint: Term, expressions: Expressions) -> Any:
    """Return a constraint as a Z3 formula."""
    z3 = expressions.z3
    if constraint.name == "Never":
        return z3.BoolVal(False)
    compared = sides(constraint)
    if constraint.name in ("Equal", "SameCount", "Divides") and can_cancel(compared):
        first, second = (polynomial(side) for side in compared)
        if constraint.name == "Divides":
            return _divides(first, second, expressions)
        return _equal(first, second, expressions)
    parts = [expressions.integer(side) for side in compared]
    name = constraint.name
    if name in ("Equal", "SameCount"):
        return parts[0] == parts[1]
    if name == "AtLeast":
        return parts[0] >= parts[1]
    if name == "Broadcast":
        return z3.Or(parts[0] == parts[1], parts[0] == 1, parts[1] == 1)
    if name == "Divides":
        return z3.And(parts[1] != 0, parts[0] % parts[1] == 0)
    if name == "Within":
        return z3.And(parts[1] <= parts[0], parts[0] < parts[2])
    if name == "RankBetween":
        return z3.And(parts[1] <= parts[0], parts[0] <= parts[2])
    raise ValueError(f"no constraint: {name}")


def _equal(first: Polynomial, second: Polynomial, expressions: Expressions) -> Any:
    """Return that the two are equal: without a factor that both have, or it is 0."""
    factors, number = common_factor((first, second))
    shared = {factors: number}
    rest = [divided(side, shared) for side in (first, second)]
    left, right = (expressions.integer(as_term(side)) for side in rest if side is not None)
    zero = (expressions.integer(factor) == 0 for factor in dict.fromkeys(factors))
    return expressions.z3.Or(left == right, *zero)


def _divides(total: Polynomial, divisor: Polynomial, expressions: Expressions) -> Any:
    """Return that the divisor is not 0 and divides the total."""
    z3 = expressions.z3
    by = expressions.integer(as_term(divisor))
    if divisor and divided(total, divisor) is not None:
        return by != 0
    return z3.And(by != 0, expressions.integer(as_term(total)) % by == 0)

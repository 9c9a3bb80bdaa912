"""Constraint terms as Z3 formulas, or decided outright where all is constant."""

from __future__ import annotations

from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import Variables, constant, leaves, product
from shapelog.solver.rendering import dimensions


def sides(constraint: Term) -> list[Value]:
    """Return the integers that a constraint compares, in the order of its arguments."""
    if constraint.name == "SameCount":
        return [product(dimensions(shape)[0]) for shape in constraint.arguments]
    if constraint.name in ("RankBetween", "Never"):
        return []
    return list(constraint.arguments)


def is_ranked(constraint: Term) -> bool:
    """Whether the constraint speaks of shapes of known rank only."""
    if constraint.name == "SameCount":
        return not any(dimensions(shape)[1] for shape in constraint.arguments)
    return constraint.name != "RankBetween"


def inputs(constraint: Term) -> list[Term]:
    """Return the symbols and unknowns that a constraint depends on."""
    return [leaf for side in sides(constraint) for leaf in leaves(side)]


def decided(constraint: Term) -> bool | None:
    """Return the truth of a constraint over constants, however large; None if it has others."""
    if constraint.name == "Never":
        return False
    if not is_ranked(constraint):
        return None
    numbers = [constant(side) for side in sides(constraint)]
    if any(number is None for number in numbers):
        return None
    return _holds(constraint.name, [number for number in numbers if number is not None])


def _holds(name: str, numbers: list[int]) -> bool | None:
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
    return None


def formula(constraint: Term, variables: Variables) -> Any:
    """Return a constraint as a Z3 formula."""
    z3 = variables.z3
    parts = [variables.expression(side) for side in sides(constraint)]
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
    return z3.BoolVal(False)

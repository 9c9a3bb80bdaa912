"""Under which choices a size that a check is about is one of the tensors that a call is given.

A check may hold a tensor against a number that stands in no argument: `linear(x, w)` expects as
many features as `w` has. Where `w` can be several tensors, the number says which of them it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, disjunction
from shapelog.solver.index import Index, is_tensor
from shapelog.solver.nodes import Node
from shapelog.solver.rendering import dimensions


def condition_of_size(
    index: Index, choices: Choices, call: Term, size: Value, other: Node | None
) -> Formula:
    """Return the choices under which `call` is given a tensor of the size, not as `other`.

    It is not followed if several tensors may have it, or none does although some may be another.
    """
    places = [place for place in operands_of(index, call) if place != other]
    having = [(place, list(_having(index, place, size))) for place in places]
    if any(found and all(map(_is_in_all(index, place), found)) for place, found in having):
        return TRUE
    if not any(_count(index, place) > 1 for place in places):
        return TRUE
    ways = [(place, each) for place, found in having for each in found]
    if len({(place, tuple(each)) for place, each in ways}) != 1:
        return UNFOLLOWED
    place, values = ways[0]
    return disjunction(choices.has(place, value) for value in values)


def _is_in_all(index: Index, place: Node) -> Callable[[list[Value]], bool]:
    total = _count(index, place)
    return lambda values: len(values) == total


def _count(index: Index, place: Node) -> int:
    """Return how many tensors or sequences something may be."""
    return sum(map(_is_of_sizes, values_at(index, place)))


def _is_of_sizes(value: Value) -> bool:
    return isinstance(value, Term) and value.name in ("Tensor", "Tuple", "Object")


def _having(index: Index, place: Node, size: Value) -> Iterator[list[Value]]:
    """Yield, for each dimension that has the size in one of the values, those in which it has."""
    found: dict[int, list[Value]] = {}
    for value in values_at(index, place):
        if isinstance(value, Term) and is_tensor(value):
            for axis, each in enumerate(dimensions(value.arguments[1])[0]):
                if each == size:
                    found.setdefault(axis, []).append(value)
    yield from found.values()

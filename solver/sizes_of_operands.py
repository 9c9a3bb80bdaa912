"""Under which choices a size that a check is about is one of the tensors that a call is given.

A check may hold a tensor against a number that stands in no argument: `linear(x, w)` expects as
many features as `w` has. Where `w` can be several tensors, the number says which of them it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import constant
from shapelog.solver.check_operands import operand_node
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, conjunction, disjunction
from shapelog.solver.index import Index, is_tensor
from shapelog.solver.nodes import Node
from shapelog.solver.rendering import dimensions

if TYPE_CHECKING:
    from shapelog.solver.checks import Check

#: The constraints that hold one size against another.
_COMPARISONS = ("Equal", "Broadcast")


def condition_of_size(
    index: Index, choices: Choices, call: Term, size: Value, other: Node | None
) -> Formula:
    """Return the choices under which `call` is given a tensor of the size, not as `other`.

    It is not followed if several tensors may have it, or none does although some may be another.
    """
    places = [place for place in operands_of(index, call) if place != other]
    varies = False
    ways: set[tuple[Node, tuple[Value, ...]]] = set()
    for place in places:
        total = _count(index, place)
        having = _having(index, place, size)
        if having and all(len(values) == total for values in having):
            return TRUE  # whichever it is given there, it has the size
        varies = varies or total > 1
        ways |= {(place, tuple(values)) for values in having}
    if not varies:
        return TRUE
    if len(ways) != 1:
        return UNFOLLOWED
    ((place, chosen),) = ways
    return disjunction(choices.has(place, value) for value in chosen)


def condition_of_numbers(index: Index, choices: Choices, check: Check) -> Formula:
    """Return the choices under which another tensor has the size that one is held to.

    TRUE for numbers that no other tensor has: they are the layer's own, or the program's.
    """
    if check.right != Term("None") or not is_tensor(check.left):
        return TRUE
    if check.constraint.name not in _COMPARISONS:
        return TRUE
    own = dimensions(check.left.arguments[1])[0]
    compared = [one for one in check.constraint.arguments if constant(one) is not None]
    numbers = [one for one in compared if one not in own]
    other = operand_node(index, check, check.operands, 1)
    places = [place for place in operands_of(index, check.call) if place != other]
    parts: list[Formula] = []
    for number in numbers:
        found = {place: _having(index, place, number) for place in places}
        having = {place: values for place, values in found.items() if values}
        if not having or any(
            len(values) == _count(index, place) for place in having for values in having[place]
        ):
            continue
        if len(having) > 1:
            return UNFOLLOWED
        ((place, dimensions_with),) = having.items()
        chosen = dict.fromkeys(value for values in dimensions_with for value in values)
        parts.append(disjunction(choices.has(place, value) for value in chosen))
    return conjunction(parts)


def _count(index: Index, place: Node) -> int:
    """Return how many tensors or sequences something may be."""
    return sum(map(_is_of_sizes, values_at(index, place)))


def _is_of_sizes(value: Value) -> bool:
    return isinstance(value, Term) and value.name in ("Tensor", "Tuple", "Object")


def _having(index: Index, place: Node, size: Value) -> list[list[Value]]:
    """Return, for each dimension that has the size in one of the values, those in which it has."""
    found: dict[int, list[Value]] = {}
    for value in values_at(index, place):
        if isinstance(value, Term) and is_tensor(value):
            for axis, each in enumerate(dimensions(value.arguments[1])[0]):
                if each == size:
                    found.setdefault(axis, []).append(value)
    return list(found.values())

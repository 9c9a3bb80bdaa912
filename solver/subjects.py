"""Which unknown value an operand is: equal terms need not be equal values, equal origins are.

A term of unknown rank is shared by whatever was computed from it. So an operand is followed back
over what only hands it on, to the variable or invocation that made it: that is one value in a run,
unless it stands for those of many rounds, or for several that nobody tells apart.
"""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import stands_for_many
from shapelog.solver.checks import Check
from shapelog.solver.flow import operands_of, steps, values_at
from shapelog.solver.index import Index, site_of
from shapelog.solver.nodes import Argument, Node, Result, Variable
from shapelog.solver.rendering import dimensions

_STEPS = 400
_AXIS = "%axis"


@dataclass(frozen=True)
class Subject:
    """An unknown tensor: where it was made, and its shape as far as it is known."""

    origin: Node
    shape: Value

    @property
    def known(self) -> int:
        """The number of last dimensions that are known."""
        return len(dimensions(self.shape)[0])

    def axis_of(self, size: Term) -> int | None:
        """Return which dimension from the right, from 0, an unknown size is; None if none."""
        tail = _tail(self.shape)
        if tail is None or size.name != "Unknown":
            return None
        name, context = size.arguments
        site, _, place = str(name).rpartition(_AXIS)
        if (site, context) != tail or not place.isdigit():
            return None
        return self.known + int(place)

    def site(self) -> str | None:
        """Return the instruction that made it."""
        if isinstance(self.origin, Variable):
            return self.origin.name
        found = site_of(self.origin.call)
        return found[0] if found is not None else None


def subject_of_operand(index: Index, check: Check, position: int) -> Subject | None:
    """Return the unknown tensor that an operand of a check is; None if it cannot be told."""
    operand = check.operands[position]
    if not isinstance(operand, Term) or operand.name != "Tensor":
        return None
    shape = operand.arguments[1]
    tail = _tail(shape)
    if tail is None:
        return None
    values: tuple[Value, ...] = (operand,)
    if not dimensions(shape)[0]:
        values = (operand, Term("Unknown", tail))
    origins = {
        origin
        for node in operands_of(index, check.call)
        for value in values
        if value in values_at(index, node)
        for origin in (_origin(index, node, value),)
    }
    if len(origins) != 1:
        return None
    origin = origins.pop()
    return None if origin is None else Subject(origin, shape)


def _tail(shape: Value) -> tuple[Value, Value] | None:
    """Return site and context of the unknown part of a shape."""
    current = shape
    while isinstance(current, Term) and current.name == "Axis":
        current = current.arguments[1]
    if isinstance(current, Term) and current.name == "Unranked":
        return current.arguments[0], current.arguments[1]
    return None


def _origin(index: Index, node: Node, value: Value) -> Node | None:
    """Return where a value was made, if a node has no other and there is one way back."""
    for _ in range(_STEPS):
        if values_at(index, node) != [value]:
            return None
        ways = steps(index, node)
        if len(ways) != 1 or values_at(index, ways[0].node) != [value]:
            break
        node = ways[0].node
    if isinstance(node, Argument) or _is_of_many(node):
        return None
    return node


def _is_of_many(node: Variable | Result) -> bool:
    context = node.context if isinstance(node, Variable) else node.call
    return stands_for_many(Term("within", (context,)))

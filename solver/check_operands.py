"""Where the operands of a check stand in the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.flow import operands_of, round_number, values_at
from shapelog.solver.index import Index, callee_of, contexts
from shapelog.solver.nodes import Node, Variable

if TYPE_CHECKING:
    from shapelog.solver.checks import Check

_NOTHING = Term("None")


def operand_node(
    index: Index, check: Check, operands: tuple[Value, Value, Value], position: int
) -> Node | None:
    """Return the variable or parameter in which an operand of a check stands."""
    call, value = check.call, operands[position]
    if position == 0:
        called = index.program.callees.get(str(call.arguments[0]))
        if called is None or call.name != "CallContext":
            return None
        return Variable(called, call.arguments[2])
    places = operands_of(index, call)
    named = _named(index, check, operands)
    if named is not None and position == 2:
        return named
    # one variable may be given twice: another one is looked for first
    taken = named
    if position == 2:
        taken = holding(index, places, operands[1])
    others = [place for place in places if place != taken]
    found = holding(index, others, value) or holding(index, places, value)
    return _built_with(index, check, value) if found is None and position == 2 else found


def _built_with(index: Index, check: Check, value: Value) -> Node | None:
    """Return what a layer was given when it was built, if that was once in a run.

    Of layers that rounds which stand for many build, each may have been given another value.
    """
    layer = callee_of(check.call)
    if not isinstance(layer, Term) or layer.name != "Object" or is_tensor(value):
        return None
    creation = layer.arguments[0]
    if not isinstance(creation, Term) or creation.name != "CallContext":
        return None
    built = callee_of(creation)
    around = contexts(creation)
    if not isinstance(built, Term) or built.name != "Library" or not all(map(_is_once, around)):
        return None
    return holding(index, operands_of(index, creation), value)


def _is_once(context: Term) -> bool:
    """Whether a context is no more than one round, or call, in the context around it."""
    if context.name == "Iteration":
        return round_number(context) is not None
    return context.name != "Child"


def _named(index: Index, check: Check, operands: tuple[Value, Value, Value]) -> Node | None:
    """Return what gives the argument that a check of two numbers is about, if it is the second."""
    if any(map(is_tensor, operands[1:])) or _NOTHING in operands[1:]:
        return None
    for parameter, _, _, variable in index.derived.givers(check.call):
        if parameter == check.argument and operands[2] in values_at(index, variable):
            return variable
    return None


def holding(index: Index, places: Sequence[Node], value: Value) -> Node | None:
    """Return the first of the places that may have the value."""
    return next((place for place in places if value in values_at(index, place)), None)


def is_tensor(value: Value) -> bool:
    """Whether a value is a tensor."""
    return isinstance(value, Term) and value.name == "Tensor"

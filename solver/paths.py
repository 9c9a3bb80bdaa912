"""The branches on which a place depends, as Z3 conditions.

A condition whose value is constant is no condition; a comparison of integers is one; anything
else is free: one Boolean for each branch in each context.
"""

from __future__ import annotations

from typing import Any

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import Variables
from shapelog.solver.index import Index, contexts

_SYMBOLIC = ("Comparison", "Symbol", "Arithmetic")


def is_unconditional(index: Index, call: Value) -> bool:
    """Whether every branch on the way to the instruction of `call` is decided by constants."""
    for context in contexts(call):
        block, outer = _place(index, context)
        while block is not None and block in index.guards:
            block, condition, _ = index.guards[block]
            values = index.values.get((condition, outer), [])
            if any(not isinstance(value, Term) or value.name in _SYMBOLIC for value in values):
                return False
    return True


def path_conditions(index: Index, call: Value, variables: Variables) -> list[Any]:
    """Return the conditions under which the instruction of `call` is reached."""
    conditions: list[Any] = []
    for context in contexts(call):
        block, outer = _place(index, context)
        while block is not None and block in index.guards:
            decided, condition, truth = index.guards[block]
            found = _condition(index, condition, outer, variables)
            if found is not None:
                conditions.append(found if truth else variables.z3.Not(found))
            block = decided
    return conditions


def _place(index: Index, context: Term) -> tuple[str | None, Value]:
    if context.name == "CallContext":
        site = str(context.arguments[0])
        return index.call_block.get(site, index.block_of.get(site)), context.arguments[2]
    if context.name == "Iteration":
        return index.loop_before.get(str(context.arguments[0])), context.arguments[2]
    return None, context


def _condition(index: Index, variable: str, context: Value, variables: Variables) -> Any | None:
    values = index.values.get((variable, context), [])
    if len(values) != 1 or not isinstance(values[0], Term):
        return None
    value = values[0]
    if value.name == "Comparison":
        return _comparison(value, variables)
    if value.name in ("Symbol", "Arithmetic"):
        return variables.expression(value) != 0
    return None


def _comparison(value: Term, variables: Variables) -> Any | None:
    operator = str(value.arguments[0])
    sides = value.arguments[1:]
    if any(_is_float(side) for side in sides):
        return None
    left, right = (variables.expression(side) for side in sides)
    compare = {
        "==": left == right,
        "!=": left != right,
        "<": left < right,
        "<=": left <= right,
        ">": left > right,
        ">=": left >= right,
    }
    return compare.get(operator)


def _is_float(value: Value) -> bool:
    if not isinstance(value, Term):
        return True
    if value.name == "Arithmetic":
        return value.arguments[0] == "/" or any(_is_float(part) for part in value.arguments[1:])
    return value.name in ("Float", "Comparison")

"""Under which choices a call has an equation by which it requires something.

The equation of `einsum` says what is held against what. Where it is one of several, so is what is
required (`RequiredFor`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.check_operands import holding
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, disjunction
from shapelog.solver.index import Index

if TYPE_CHECKING:
    from shapelog.solver.checks import Check


def condition_of_equation(index: Index, choices: Choices, check: Check) -> Formula:
    """Return the choices under which a call has an equation by which it requires this."""
    if not depends_on_equation(index, check):
        return TRUE
    values = _equations_for(index, check)
    if values is None:
        return UNFOLLOWED
    places = operands_of(index, check.call)
    held = [(holding(index, places, value), value) for value in values]
    return disjunction(choices.has(node, value) if node else UNFOLLOWED for node, value in held)


def depends_on_equation(index: Index, check: Check) -> bool:
    """Whether another equation of the call may ask for something else than a check does."""
    values = _equations_for(index, check)
    return values is None or bool(values and _other_equations(index, check.call, values))


def _equations_for(index: Index, check: Check) -> Sequence[Value] | None:
    """Return the equations for which a call requires this; none if it does whatever they are.

    None if that is not clear: a constraint seen from outside of its round is not as it was derived.
    """
    required = index.derived.required_for.get(check.call, {})
    values = required.get((check.constraint, check.left, check.right))
    if values is not None:
        return values
    kind, sides = check.constraint.name, (check.left, check.right)
    alike = any(
        isinstance(one, Term) and one.name == kind and tuple(operands) == sides
        for one, *operands in required
    )
    return None if alike else ()


def _other_equations(index: Index, call: Value, known: Sequence[Value]) -> bool:
    """Whether a call that says by an equation what it requires may have one that is not known."""
    found = index.derived.required_for.get(call, {})
    return any(value not in known for values in found.values() for value in values)

"""Under which choices the tensors of an index, `x[rows, labels]`, have the sizes that do not fit.

The sizes stand in no argument of the operator: the index is one, a display of several tensors.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.choices import Choices
from shapelog.solver.flow import operands_of, values_at
from shapelog.solver.formulas import TRUE, UNFOLLOWED, Formula, conjunction, disjunction
from shapelog.solver.index import Index, is_tensor
from shapelog.solver.nodes import Variable
from shapelog.solver.rendering import dimensions

if TYPE_CHECKING:
    from shapelog.solver.checks import Check

_RULE = "index-tensors"
_ASSIGNED = "index-assignment-shape"


def condition_of_index(index: Index, choices: Choices, check: Check) -> Formula:
    """Return the choices under which two tensors of an index have the sizes that a check is about.

    TRUE for other checks, and where none of the tensors can be anything else.
    """
    if check.rule != _RULE:
        return TRUE
    parts = list(_parts(index, check.call))
    if not any(len(values_at(index, part)) > 1 for part in parts):
        return TRUE
    one, two = check.constraint.arguments
    ways = [
        conjunction((choices.has(first, left), choices.has(second, right)))
        for first, second in combinations(parts, 2)
        for left in _having(index, first, one)
        for right in _having(index, second, two)
    ]
    return disjunction(ways) if ways else UNFOLLOWED


def may_fit_elsewhere(index: Index, failing: Sequence[Check], satisfied: Sequence[Check]) -> bool:
    """Whether what does not fit one place of those that an index may be fits another.

    In `x[:len(y)] = y` both depend on one choice; the place stands in no operand.
    """
    fitting = {check.operands for check in satisfied}
    return any(
        check.rule == _ASSIGNED and check.operands in fitting and _has_places(index, check.call)
        for check in failing
    )


def _has_places(index: Index, call: Term) -> bool:
    """Whether an index, or a part of it, may be several things that are no numbers.

    The operands of an assignment are what it writes into, the index, the value, and what the
    index is made of.
    """
    _, *places = operands_of(index, call)
    return any(
        sum(not _is_number(value) for value in values_at(index, node)) > 1
        for node in (*places[:1], *places[2:])
    )


def _is_number(value: Value) -> bool:
    return isinstance(value, Term) and value.name == "Integer"


def _parts(index: Index, call: Term) -> Iterator[Variable]:
    """Yield the parts of the displays that an operator is given, in order."""
    program = index.program
    for node in operands_of(index, call):
        if isinstance(node, Variable):
            for position in range(len(program.parts_of.get(node.name, ()))):
                yield Variable(program.sequence_parts[node.name, position][0], node.context)


def _having(index: Index, part: Variable, size: Value) -> Iterator[Value]:
    for value in values_at(index, part):
        if is_tensor(value) and size in dimensions(value.arguments[1])[0]:
            yield value

"""None that a function gives for None: `if x is None: return None` says nothing of what x is.

Where x is unknown, it is no more likely to be None for being asked, and what is given None in the
end is not told for that: the check counts as undecided.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from shapelog.rules.engines.terms import Term
from shapelog.solver.cases import CHOICES, undecided
from shapelog.solver.findings import Verdict
from shapelog.solver.flow import Step, operands_of, steps, values_at
from shapelog.solver.index import Index
from shapelog.solver.nodes import Node, Variable

if TYPE_CHECKING:
    from shapelog.solver.checks import Check, Judged

#: The rules of calls that take several things, of which none may be None.
_RULES = frozenset({"join-tensors"})
_TOLD = (Verdict.INVALID, Verdict.CONDITIONAL)
_NONE = Term("None")
#: A value is followed back so far, and conditions outwards.
_MOST_NODES = 100
_MOST_GUARDS = 8


def without_passed_nones(index: Index, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks, those as undecided where None comes of asking for None only."""
    return [
        replace(one, judgement=undecided(CHOICES))
        if one.check.rule in _RULES
        and one.judgement.verdict in _TOLD
        and one.check.left == _NONE
        and _only_passed(index, one.check)
        else one
        for one in judged
    ]


def _only_passed(index: Index, check: Check) -> bool:
    nodes = [node for node in operands_of(index, check.call) if _NONE in values_at(index, node)]
    return bool(nodes) and all(_passed(index, node, set()) for node in nodes)


def _passed(index: Index, node: Node, seen: set[Node]) -> bool:
    """Whether a node is None only where something unknown was asked whether it is."""
    if node in seen or len(seen) > _MOST_NODES:
        return node in seen
    seen.add(node)
    found = [step for step in steps(index, node) if _NONE in values_at(index, step.node)]
    return bool(found) and all(
        _asks(index, step, seen) or _passed(index, step.node, seen) for step in found
    )


def _asks(index: Index, step: Step, seen: set[Node]) -> bool:
    """Whether a step is taken where something is None of which nobody knows that."""
    block = step.block
    for _ in range(_MOST_GUARDS):
        guard = index.program.guards.get(block)
        if guard is None:
            return False
        block, condition, truth = guard
        while condition in index.program.negations:
            condition, truth = index.program.negations[condition], 1 - truth
        operator, left, right = index.program.operators.get(condition, ("", "", ""))
        is_none = (operator, truth) in (("is", 1), ("is not", 0))
        if is_none and values_at(index, Variable(right, step.context)) == [_NONE]:
            asked = Variable(left, step.context)
            values = values_at(index, asked)
            if _NONE in values:
                return _passed(index, asked, seen)
            return any(isinstance(value, Term) and value.name == "Unknown" for value in values)
    return False

"""What else fails of an operand with the wrong number of dimensions: a call is told of that alone.

Which of its sizes are channels, windows or the inner ones of a product is a guess then.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import Check
from shapelog.solver.consequences import Grouped
from shapelog.solver.findings import Verdict
from shapelog.solver.index import is_tensor

_RANK = "RankBetween"


def ranks_alone(groups: Sequence[Grouped]) -> list[Grouped]:
    """Return the failures but those of a call's operand that has the wrong number of dimensions.

    They follow from that, if it is so on every run.
    """
    causes: dict[tuple[Value, Value], Grouped] = {}
    for group in groups:
        check = group.failure.judged.check
        if check.constraint.name == _RANK and _is_certain(group):
            for operand in _operands(check):
                if operand.arguments[1] == check.constraint.arguments[0]:
                    causes.setdefault((check.call, operand), group)
    found: dict[int, list[Grouped]] = {}
    kept: list[Grouped] = []
    for group in groups:
        check = group.failure.judged.check
        known = [causes[key] for one in _operands(check) if (key := (check.call, one)) in causes]
        if known and check.constraint.name != _RANK:
            found.setdefault(id(known[0]), []).append(group)
        else:
            kept.append(group)
    return [_with(group, found.get(id(group), ())) for group in kept]


def _with(cause: Grouped, following: Sequence[Grouped]) -> Grouped:
    more = [failure for group in following for failure in (group.failure, *group.following)]
    return replace(cause, consequences=(*cause.consequences, *more)) if more else cause


def _is_certain(group: Grouped) -> bool:
    return group.failure.judged.judgement.verdict is Verdict.INVALID


def _operands(check: Check) -> list[Term]:
    operands = (check.left, check.right)
    return [one for one in operands if isinstance(one, Term) and is_tensor(one)]

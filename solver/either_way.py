"""Places that fail whichever way a run takes there: each way alone is only a condition.

`if torch.cuda.is_available(): trainer = Trainer(gpus=1)`, and `trainer = Trainer()` otherwise: what
the trainer calls is analysed for both, and fails for each of them under a condition of its own. If
one of the conditions always holds, no run gets past the place.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.cases import Case, Judgement
from shapelog.solver.checks import Check, Judged, condition_of
from shapelog.solver.choices import Choices
from shapelog.solver.constraints import decided
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import (
    Formula,
    conjunction,
    disjunction,
    is_exact,
    leaves_of,
    negation,
)
from shapelog.solver.index import Index
from shapelog.solver.session import Session
from shapelog.solver.verdict import judge_case

#: The conditions of more ways than that are not compared.
_WAYS = 16


def with_certain_places(index: Index, session: Session, judged: Sequence[Judged]) -> list[Judged]:
    """Return the checks; those that together fail in every run fail without a condition."""
    groups: dict[tuple[Value, ...], list[Judged]] = defaultdict(list)
    for one in judged:
        if one.judgement.verdict is Verdict.CONDITIONAL and _fails_by_choices(one):
            check = one.check
            # with other operands a layer may be another, too, for a reason that its way leaves out
            site, rule = check.place
            groups[site, rule, check.argument, check.left, check.right].append(one)
    several = [group for group in groups.values() if 1 < len(group) <= _WAYS]
    if not several:
        return list(judged)
    choices = Choices(index)
    certain = {
        one.check
        for group in several
        if _covers_all(session, [_way(index, choices, one.check) for one in group])
        for one in group
    }
    return [
        replace(one, judgement=Judgement(Verdict.INVALID)) if one.check in certain else one
        for one in judged
    ]


def _fails_by_choices(judged: Judged) -> bool:
    """Whether nothing but the way of a run has a check fail: its sizes are known."""
    return judged.check.broken or decided(judged.check.constraint) is False


def _way(index: Index, choices: Choices, check: Check) -> Formula:
    """Return the choices under which a check is made with its operands."""
    return conjunction((choices.reaches(check.call), condition_of(index, choices, check)))


def _covers_all(session: Session, ways: Sequence[Formula]) -> bool:
    """Whether one of the ways is taken in every run; without choices nothing is said."""
    if not all(is_exact(way) and leaves_of(way) for way in ways):
        return False
    other = Case(Term("Never"), path=negation(disjunction(ways)), broken=True)
    return judge_case(other, session).verdict is Verdict.UNREACHABLE

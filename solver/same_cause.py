"""Failures that have one cause: what holds for all inputs for which earlier checks hold.

A network that needs images of three channels says so at its first layer, and again at the
normalization and wherever the image is added to something else. A run that gets past the first
check gets past the others, so only the first one is told, with the others behind it.

So is what one line says several times of the same sizes: `a * cos - b * sin` where neither fits.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.checks import case_of
from shapelog.solver.choices import Choices
from shapelog.solver.consequences import Grouped
from shapelog.solver.explain import span_of
from shapelog.solver.findings import Verdict
from shapelog.solver.index import Index
from shapelog.solver.question import Question
from shapelog.solver.session import Session

#: With more earlier failures about the same inputs each later one is held against the first ones.
_EARLIER = 8


def with_one_cause(index: Index, groups: Sequence[Grouped], session: Session) -> list[Grouped]:
    """Return the failures that earlier ones do not explain, in their order."""
    choices = Choices(index)
    kept: list[Grouped] = []
    asked: list[tuple[int, Question]] = []
    for group in groups:
        if not _depends_on_inputs(group):
            kept.append(group)
            continue
        check = group.failure.judged.check
        question = Question(case_of(check, choices.comes_to(check.call)), session)
        own_symbols = _symbols(group)
        related = [one for one in asked if _symbols(kept[one[0]]) & own_symbols][:_EARLIER]
        if related and _follows(question, [earlier for _, earlier in related]):
            place = related[0][0]
            cause = kept[place]
            own = cause.failure.judged.check.place
            behind = tuple(
                one for one in (group.failure, *group.following) if one.judged.check.place != own
            )
            kept[place] = replace(cause, alike=(*cause.alike, *behind))
            continue
        asked.append((len(kept), question))
        kept.append(group)
    return kept


def told_once(index: Index, groups: Sequence[Grouped]) -> list[Grouped]:
    """Return the failures, of those of one line and rule about the same operands only the first.

    They must fail on every run: what hangs on inputs is held against what comes before it.
    """
    kept: list[Grouped] = []
    first: dict[tuple[object, ...], int] = {}
    for group in groups:
        check = group.failure.judged.check
        if group.failure.judged.judgement.verdict is not Verdict.INVALID:
            kept.append(group)
            continue
        span = span_of(index, check)
        sides = frozenset[Value](check.constraint.arguments)
        operands = frozenset((check.left, check.right))
        key = (span.file, span.line, check.rule, check.constraint.name, sides, operands)
        place = first.setdefault(key, len(kept))
        if place == len(kept) or kept[place].failure.judged.check.place == check.place:
            kept.append(group)
        else:
            cause = kept[place]
            kept[place] = replace(cause, alike=(*cause.alike, group.failure, *group.following))
    return kept


def _depends_on_inputs(group: Grouped) -> bool:
    """Whether a failure depends on inputs, and on nothing else."""
    found = group.failure.judged.judgement
    return (
        found.verdict is Verdict.CONDITIONAL
        and bool(found.inputs)
        and not found.branches
        and group.failure.last_batch is None
    )


def _symbols(group: Grouped) -> set[Term]:
    return {symbol for symbol, _ in group.failure.judged.judgement.inputs}


def _follows(later: Question, earlier: Sequence[Question]) -> bool:
    """Whether no input fails at the later check that gets past the earlier ones, or around them."""
    z3 = later.z3
    terms = [term for question in (later, *earlier) for term in question.terms]
    passed = [z3.Or(z3.Not(question.path), question.required) for question in earlier]
    solver = later.session.solver(later.budget, terms, later.path, *passed, z3.Not(later.required))
    return bool(solver.check() == z3.unsat)

"""The verdict on one requirement: fails always, for some inputs, never, or nobody knows.

A is what is assumed: dimensions are not negative, symbols lie in their ranges, the choices of
the path. R is the requirement. Symbols are true inputs: every value in their range can occur.
Unknowns over-approximate: what fails for some of their values is nobody's fault yet.
"""

from __future__ import annotations

from shapelog.rules.engines.terms import Term
from shapelog.solver.budget import RUN_ENDED
from shapelog.solver.cases import CHOICES, UNKNOWN, Case, Judgement, undecided
from shapelog.solver.constraints import OF_ELEMENTS, decided, is_expressible
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import FALSE, conjunction, leaves_of
from shapelog.solver.question import Question
from shapelog.solver.session import Session

_OF_SHAPES = ("RankBetween", "SameCount")


def judge_case(case: Case, session: Session) -> Judgement:
    """Judge one requirement; Z3 is started only if numbers and bounds do not decide it."""
    truth = False if case.broken else decided(case.constraint)
    if truth:
        return Judgement(Verdict.VALID)
    assumed = conjunction((case.path, case.choices))
    if assumed is FALSE:
        return Judgement(Verdict.UNREACHABLE)
    if truth is False and not leaves_of(assumed):
        sure = not case.varies or case.choices.followed
        return Judgement(Verdict.INVALID) if sure else undecided(CHOICES)
    if truth is None and not is_expressible(case.constraint):
        return undecided(_unknown_part(case.constraint))
    if case not in session.judged:
        if session.is_over:
            return undecided(RUN_ENDED)
        if session.is_always_met(case) and session.is_reached((case.path, case.choices)):
            return Judgement(Verdict.VALID)
        session.judged[case] = Question(case, session).judgement()
    return session.judged[case]


def _unknown_part(constraint: Term) -> str:
    """Return what a constraint that is no formula over integers lacks."""
    if constraint.name in OF_ELEMENTS:
        return "an unknown element type"
    return "an unknown number of dimensions" if constraint.name in _OF_SHAPES else UNKNOWN

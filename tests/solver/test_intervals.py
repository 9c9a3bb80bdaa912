"""What the bounds of sizes tell by themselves: never anything that Z3 would not say."""

from __future__ import annotations

import pytest
from shapelog.rules.engines.terms import Term
from shapelog.solver.cases import Case
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import Branch, integers, match
from shapelog.solver.intervals import Interval, always_met, interval_of
from shapelog.solver.session import Ranges, Session
from shapelog.solver.verdict import judge_case

MODULE = Term("ModuleContext", ("m",))
N, M = Term("Symbol", ("n", MODULE)), Term("Symbol", ("m", MODULE))
NONE = Term("None")
BRANCH = Branch("b1", True)


def integer(number: int) -> Term:
    return Term("Integer", (number,))


def within(low: int, high: int) -> Term:
    return Term("Within", (N, integer(low), integer(high)))


RANGES: Ranges = {N: [(integer(0), integer(61))]}


@pytest.mark.parametrize(
    ("ranges", "interval"),
    [
        ({}, Interval(0, None)),
        (RANGES, Interval(0, 61)),
        ({N: [(NONE, integer(9))]}, Interval(None, 9)),
        ({N: [(integer(-3), NONE), (integer(2), integer(8))]}, Interval(2, 8)),
        ({N: [(integer(5), integer(4))]}, None),
        ({N: [(integer(0), M)]}, None),
    ],
)
def test_intervals(ranges: Ranges, interval: Interval | None) -> None:
    assert interval_of(N, ranges) == interval


@pytest.mark.parametrize(
    ("constraint", "met"),
    [
        (within(-62, 62), True),
        (within(0, 62), True),
        (within(0, 61), False),
        (within(1, 62), False),
        (Term("AtLeast", (N, integer(0))), True),
        (Term("AtLeast", (N, integer(1))), False),
        (Term("AtLeast", (integer(61), N)), True),
        (Term("AtLeast", (M, N)), False),
        (Term("Equal", (N, N)), False),
    ],
)
def test_what_is_met_by_all_values(constraint: Term, met: bool) -> None:
    assert always_met(constraint, RANGES) is met


def test_z3_is_not_asked() -> None:
    session = Session(RANGES, 10)
    assert judge_case(Case(within(0, 62)), session).verdict is Verdict.VALID
    assert "z3" not in vars(session)


def test_what_is_met_need_not_be_reached() -> None:
    here, there = (match("key", integer(number), True, BRANCH) for number in (1, 2))
    path = integers(Term("Comparison", ("<", N, integer(0))), True, BRANCH)
    session = Session(RANGES, 10)
    assert judge_case(Case(within(0, 62), here), session).verdict is Verdict.VALID
    assert judge_case(Case(within(0, 62), path), session).verdict is Verdict.UNREACHABLE
    both = Case(within(0, 62), here, there)
    assert judge_case(both, session).verdict is Verdict.UNREACHABLE

"""Verdicts on single requirements: what is open, what choices allow, what Z3 is not needed for."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.cases import Case, Judgement
from shapelog.solver.constraints import holds
from shapelog.solver.findings import Verdict
from shapelog.solver.formulas import (
    UNFOLLOWED,
    Branch,
    Formula,
    choice,
    conjunction,
    disjunction,
    integers,
    match,
)
from shapelog.solver.session import Ranges, Session
from shapelog.solver.verdict import judge_case

MODULE = Term("ModuleContext", ("m",))
SUMMARY = Term("Iteration", ("loop", Term("Summary"), MODULE))
N, M = Term("Symbol", ("n", MODULE)), Term("Symbol", ("m", MODULE))
BRANCH = Branch("b1", True)


def integer(number: int) -> Term:
    return Term("Integer", (number,))


def unknown(context: Term = MODULE) -> Term:
    return Term("Unknown", ("u", context))


def equal(left: Value, right: Value) -> Term:
    return Term("Equal", (left, right))


def between(low: int, high: int) -> Ranges:
    return {N: [(integer(low), integer(high))], M: [(integer(low), integer(high))]}


def judged(case: Case, ranges: Ranges | None = None) -> Judgement:
    return judge_case(case, Session(ranges or {}, 10))


@pytest.mark.parametrize(
    ("constraint", "verdict"),
    [
        (equal(integer(2), integer(2)), Verdict.VALID),
        (equal(integer(2), integer(3)), Verdict.INVALID),
        (equal(N, integer(65)), Verdict.INVALID),  # out of its range
        (equal(N, integer(64)), Verdict.CONDITIONAL),
        (Term("AtLeast", (integer(64), N)), Verdict.VALID),
        (Term("Broadcast", (N, integer(70))), Verdict.CONDITIONAL),
        (equal(unknown(), integer(3)), Verdict.UNDECIDED),
        (Term("AtLeast", (unknown(), integer(0))), Verdict.VALID),
        (Term("AtLeast", (integer(-1), unknown())), Verdict.INVALID),
        (equal(unknown(), unknown()), Verdict.VALID),
        (equal(unknown(SUMMARY), unknown(SUMMARY)), Verdict.UNDECIDED),
        (Term("RankBetween", (Term("Unranked", ("x", MODULE)), 1, 2)), Verdict.UNDECIDED),
    ],
)
def test_verdicts(constraint: Term, verdict: Verdict) -> None:
    assert judged(Case(constraint), between(1, 64)).verdict is verdict


def test_the_witness_is_typical_and_fails() -> None:
    found = judged(Case(equal(N, integer(64))), between(1, 64))
    assert found.inputs == ((N, 32),)


NAMES = st.sampled_from(["Equal", "AtLeast", "Broadcast", "Divides", "Within"])
SIDES = st.sampled_from([N, M]) | st.integers(0, 5).map(integer)


@settings(max_examples=150, deadline=None)
@given(NAMES, SIDES, SIDES, SIDES, st.integers(0, 2), st.integers(2, 4))
def test_verdicts_agree_with_brute_force(
    name: str, first: Term, second: Term, third: Term, low: int, high: int
) -> None:
    sides = (first, second, third)[: 3 if name == "Within" else 2]
    found = judged(Case(Term(name, sides)), between(low, high))
    outcomes = set()
    for n, m in itertools.product(range(low, high + 1), repeat=2):
        inputs = {N: n, M: m}
        numbers = [inputs.get(side) for side in sides]
        known = [
            int(str(side.arguments[0])) if number is None else number
            for side, number in zip(sides, numbers, strict=True)
        ]
        outcomes.add(holds(name, known))
    expected = {
        frozenset({True}): Verdict.VALID,
        frozenset({False}): Verdict.INVALID,
        frozenset({True, False}): Verdict.CONDITIONAL,
    }[frozenset(outcomes)]
    assert found.verdict is expected
    assert all(low <= value <= high for _, value in found.inputs)


# ---- choices


def free(name: str, truth: bool = True) -> Formula:
    return choice(name, truth, Branch(name, truth))


BROKEN = equal(integer(1), integer(2))


def test_contradicting_choices_are_unreachable() -> None:
    path = conjunction([free("a"), free("a", False)])
    assert judged(Case(BROKEN, path)).verdict is Verdict.UNREACHABLE
    mode = conjunction([match("mode", integer(number), True, BRANCH) for number in (1, 2)])
    assert judged(Case(BROKEN, mode)).verdict is Verdict.UNREACHABLE


def test_path_conditions_on_inputs_count() -> None:
    small = integers(Term("Comparison", ("<", N, integer(4))), True, BRANCH)
    case = Case(Term("AtLeast", (integer(3), N)), small)
    assert judged(case, between(1, 64)).verdict is Verdict.VALID
    assert judged(Case(BROKEN, small), between(5, 64)).verdict is Verdict.UNREACHABLE
    assert judged(Case(BROKEN, small), between(1, 64)).verdict is Verdict.INVALID


def test_values_of_some_runs_make_it_conditional() -> None:
    case = Case(BROKEN, choices=conjunction([free("a"), free("b", False)]), varies=True)
    found = judged(case)
    assert found.verdict is Verdict.CONDITIONAL
    assert [(leaf.place, leaf.taken) for leaf in found.branches] == [("a", True), ("b", False)]


def test_only_the_branches_that_matter_are_the_witness() -> None:
    case = Case(BROKEN, free("path"), disjunction([free("a"), free("b")]), varies=True)
    assert len(judged(case).branches) == 1


def test_nobody_cries_wolf_over_what_is_not_followed() -> None:
    case = Case(BROKEN, choices=conjunction([free("a"), UNFOLLOWED]), varies=True)
    assert judged(case).verdict is Verdict.UNDECIDED
    guess = choice("a", True, BRANCH, certain=False)
    assert judged(Case(BROKEN, choices=guess, varies=True)).verdict is Verdict.UNDECIDED


def test_without_a_budget_nothing_is_decided_wrongly() -> None:
    hard = equal(Term("Arithmetic", ("*", N, M)), integer(10007))
    found = judge_case(Case(hard), Session(between(2, 10000), 0))
    assert found.verdict in (Verdict.UNDECIDED, Verdict.INVALID)


def test_ground_requirements_do_not_start_z3() -> None:
    program = """
import sys
from shapelog.rules.engines.terms import Term
from shapelog.solver.cases import Case
from shapelog.solver.session import Session
from shapelog.solver.verdict import judge_case
import shapelog.solver.judge
one, two = Term("Integer", (1,)), Term("Integer", (2,))
judge_case(Case(Term("Equal", (one, two))), Session({}, 1))
sys.exit("z3" in sys.modules)
"""
    elsewhere = sys.prefix  # in the root, Python would take shapelog/ for all of it
    done = subprocess.run([sys.executable, "-c", program], check=False, cwd=elsewhere)
    assert done.returncode == 0


def test_a_size_that_nobody_would_give_is_no_witness() -> None:
    unbounded: Ranges = {N: [(Term("None"), Term("None"))]}
    assert judged(Case(Term("Divides", (integer(12), N))), unbounded).inputs == ((N, 64),)
    square = Term("Arithmetic", ("*", N, N))
    assert judged(Case(Term("Divides", (square, N))), unbounded).verdict is Verdict.VALID
    assert judged(Case(Term("AtLeast", (N, integer(1)))), unbounded).verdict is Verdict.VALID
    from_zero: Ranges = {N: [(integer(0), Term("None"))]}
    found = judged(Case(Term("AtLeast", (N, integer(1)))), from_zero)
    assert (found.verdict, found.inputs) == (Verdict.CONDITIONAL, ((N, 0),))

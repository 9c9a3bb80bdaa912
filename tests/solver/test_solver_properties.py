"""Properties of verdicts: true to all inputs, and the same for the same question put otherwise."""

from __future__ import annotations

import os
from random import Random

import pytest
from random_requirements import Requirement, compare, disagreement, draw, judged
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.findings import Verdict

_LONG = bool(os.environ.get("SHAPELOG_LONG"))
_COMPARED = 20_000 if _LONG else 400
_REPEATED = 2_000 if _LONG else 60


def test_verdicts_agree_with_going_through_all_inputs() -> None:
    tally = compare(_COMPARED, seed=0)
    assert not tally.disagreements
    assert {"valid", "invalid", "conditional", "unreachable"} <= tally.verdicts.keys()
    assert tally.verdicts["undecided"] <= _COMPARED / 200


@pytest.fixture(scope="module")
def requirements() -> list[Requirement]:
    random = Random(1)
    return [draw(random) for _ in range(_REPEATED)]


def unlike(first: Verdict, second: Verdict) -> bool:
    """Whether two verdicts differ; one that the budget left open differs from none."""
    return first is not second and Verdict.UNDECIDED not in (first, second)


def test_no_verdict_depends_on_the_names_of_symbols(requirements: list[Requirement]) -> None:
    random = Random(2)

    def renamed(value: Value) -> Value:
        if isinstance(value, Term) and value.name == "Symbol":
            word = f"{'zyx'['nmk'.index(str(value.arguments[0]))]} of another"
            return Term("Symbol", (word, Term("ModuleContext", ("elsewhere",))))
        return value

    for requirement in requirements:
        other = requirement.changed(renamed, random)
        first, second = judged(requirement).verdict, judged(other)
        assert not unlike(first, second.verdict), requirement
        assert not disagreement(other, second)


def test_no_verdict_depends_on_the_order_of_constraints(requirements: list[Requirement]) -> None:
    random = Random(3)
    for requirement in requirements:
        other = requirement.changed(lambda value: value, random)
        assert not unlike(judged(requirement).verdict, judged(other).verdict), requirement


@pytest.mark.parametrize("seed", [1, 7, 12345])
def test_no_verdict_depends_on_the_solver_s_seed(
    requirements: list[Requirement], seed: int
) -> None:
    for requirement in requirements:
        first, second = judged(requirement), judged(requirement, seed)
        assert not unlike(first.verdict, second.verdict), requirement
        assert not disagreement(requirement, second)

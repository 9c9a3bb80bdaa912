"""Case files and benchmark programs: each says in comments what must and must not be found."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.corpora.expectations import Outcome, compare, expectations
from shapelog.corpora.programs import program_paths

from shapelog.scan.forks import can_fork, in_a_fork

CASES = sorted((Path(__file__).parent / "cases").glob("*.py"))
#: All programs in the long tests, otherwise a seeded half: `shapelog bench corpora` runs them, too.
PROGRAMS = program_paths()
if not os.environ.get("SHAPELOG_LONG"):
    PROGRAMS = random.Random(20261121).sample(PROGRAMS, len(PROGRAMS) // 2)
CHECKED = sorted([*CASES, *PROGRAMS])


@pytest.fixture(scope="session")
def outcome_of() -> Callable[[Path], Outcome]:
    """Compare a program in a fork: each derivation in a process slows down those behind it."""
    if not can_fork():
        return compare
    compare(CASES[0])  # what all of them need is there then
    return lambda path: in_a_fork(lambda: compare(path))


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.stem)
def test_findings_and_shapes(path: Path, outcome_of: Callable[[Path], Outcome]) -> None:
    outcome = outcome_of(path)
    assert not outcome.differences
    assert outcome.report.summary.checks_decided > 0


@pytest.mark.parametrize("path", [*CASES, *program_paths()], ids=lambda path: path.stem)
def test_every_case_expects_something(path: Path) -> None:
    assert expectations(path.read_text(encoding="utf-8"))

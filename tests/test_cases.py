"""Case files and benchmark programs: each says in comments what must and must not be found."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from shapelog.corpora.expectations import compare, expectations
from shapelog.corpora.programs import program_paths

CASES = sorted((Path(__file__).parent / "cases").glob("*.py"))
#: All programs in the long tests, otherwise a seeded half: `shapelog bench corpora` runs them, too.
PROGRAMS = program_paths()
if not os.environ.get("SHAPELOG_LONG"):
    PROGRAMS = random.Random(20261121).sample(PROGRAMS, len(PROGRAMS) // 2)
CHECKED = sorted([*CASES, *PROGRAMS])


@pytest.mark.parametrize("path", CHECKED, ids=lambda path: path.stem)
def test_findings_and_shapes(path: Path) -> None:
    outcome = compare(path)
    assert not outcome.differences
    assert outcome.report.summary.checks_decided > 0


@pytest.mark.parametrize("path", [*CASES, *program_paths()], ids=lambda path: path.stem)
def test_every_case_expects_something(path: Path) -> None:
    assert expectations(path.read_text(encoding="utf-8"))

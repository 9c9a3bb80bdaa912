"""The trial of planted errors, on a program with one number of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest
from plant_errors import Change, Outcome, Trial, changes_of

_PROGRAM = """import torch
from torch import nn

layer = nn.Linear(4, 5)
rows = torch.zeros(3, 4)
layer(rows)
share = 6 // 2
"""


def test_changes_are_the_same_for_one_seed() -> None:
    first = changes_of(_PROGRAM, 3, seed=7)
    assert first == changes_of(_PROGRAM, 3, seed=7)
    assert len({change.line for change in changes_of(_PROGRAM, 10, seed=7)}) == 3
    assert all(change.applied(_PROGRAM) != _PROGRAM for change in first)


@pytest.mark.parametrize(
    ("change", "verdict"),
    [
        (Change(4, 18, 19, 4, 6), "found"),
        (Change(5, 19, 20, 3, 7), "silent"),
        (Change(7, 13, 14, 2, 0), "missed"),
    ],
)
def test_what_is_said_is_held_against_a_run(tmp_path: Path, change: Change, verdict: str) -> None:
    path = tmp_path / "program.py"
    outcome: Outcome = Trial(tmp_path, 100.0).of(path, change.applied(_PROGRAM))
    assert outcome.verdict == verdict, outcome

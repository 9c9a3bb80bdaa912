"""What a list of many items contains is one thing: each variant of it would multiply with the rounds that fill it."""

from __future__ import annotations

from pathlib import Path

import pytest
from shapelog.rules.cache import compiled_program
from shapelog.rules.files import rule_files

from shapelog.pipeline import derive_unit, load
from shapelog.settings import Settings


def _contents(tmp_path: Path, *body: str) -> set[str]:
    """What the list `kept` may contain in all of the memory behind its last change."""
    script = tmp_path / "script.py"
    lines = "".join(f"    {line}\n" for line in body)
    text = f"import numpy as np\nkept = []\nfor i in range(90):\n{lines}kept.append(1)\nlen(kept)\n"
    script.write_text(text, "utf-8")
    (unit,) = load([script], (), Settings()).units
    derived = derive_unit(unit, compiled_program(rule_files()), "clingo", ["InMemory"])
    rows = [row for row in derived.derivation.rows("InMemory") if row[3] == "[]"]
    last = max((str(row[0]) for row in rows), key=lambda memory: int(memory.split(":m")[-1]))
    return {str(row[4]) for row in rows if str(row[0]) == last}


@pytest.mark.parametrize(
    "body",
    [
        ("kept.append(i)",),
        ("if np.random.rand() > 0.5: kept.append(i)", "else: kept.append(np.zeros(3))"),
        ("kept.append(np.zeros(3))", "if np.random.rand() > 0.5: kept[-1] += 1"),
    ],
)
def test_many_appended_items_are_one_content(tmp_path: Path, body: tuple[str, ...]) -> None:
    assert len(_contents(tmp_path, *body)) == 1


def test_appending_in_some_rounds_alone_gives_as_many_as_there_are_lengths(tmp_path: Path) -> None:
    assert len(_contents(tmp_path, "if np.random.rand() > 0.5: kept.append(i)")) > 1

"""Loading a program from text."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.rules.dialect.errors import RuleErrors
from shapelog.rules.dialect.program import Program, load_program

Load = Callable[[str], Program]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Writes the text to ``rules.dl`` and loads it."""

    def loaded(text: str) -> Program:
        file = tmp_path / "rules.dl"
        file.write_text(text, "utf-8")
        return load_program([file])

    return loaded


@pytest.fixture
def errors(load: Load, tmp_path: Path) -> Callable[[str], list[str]]:
    """The errors of a program, as ``line:column: message``."""

    def found(text: str) -> list[str]:
        with pytest.raises(RuleErrors) as raised:
            load(text)
        prefix = f"{tmp_path / 'rules.dl'}:"
        lines = str(raised.value).split("\n")
        assert all(line.startswith(prefix) for line in lines)
        return [line.removeprefix(prefix) for line in lines]

    return found

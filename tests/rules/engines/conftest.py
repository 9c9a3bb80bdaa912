"""Running small programs on the engines."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from shapelog.rules.engines.clingo_engine import ClingoEngine
from shapelog.rules.engines.compilation import compile_files
from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.derivation import Facts, sorted_rows
from shapelog.rules.engines.souffle_engine import SOUFFLE_VARIABLE
from shapelog.rules.engines.terms import Row

Compile = Callable[[str], Compiled]
Run = Callable[..., list[Row]]

needs_souffle = pytest.mark.skipif(
    shutil.which(os.environ.get(SOUFFLE_VARIABLE) or "souffle") is None,
    reason="Soufflé is neither on PATH nor named in SHAPELOG_SOUFFLE",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests marked ``souffle`` are skipped where there is none."""
    for item in items:
        if "souffle" in item.keywords:
            item.add_marker(needs_souffle)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "souffle: needs an installed Soufflé")


@pytest.fixture(autouse=True)
def private_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is read from or written to the user's own cache."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("SHAPELOG_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def compiled(tmp_path: Path) -> Compile:
    """Compiles the text of a program."""

    def compile_text(text: str) -> Compiled:
        file = tmp_path / "rules.dl"
        file.write_text(text, "utf-8")
        return compile_files([file])

    return compile_text


@pytest.fixture
def rows(compiled: Compile) -> Run:
    """The rows clingo derives for ``R``, in order."""

    def run(text: str, facts: Facts | None = None, relation: str = "R") -> list[Row]:
        return sorted_rows(ClingoEngine().run(compiled(text), facts or {}, tables=True), relation)

    return run

"""The benchmark programs written for this project, with what they expect in their comments."""

from __future__ import annotations

import time
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

from shapelog.corpora.expectations import compare
from shapelog.corpora.tables import Result


def program_paths() -> list[Path]:
    """Return the programs of ``corpora/programs``, by name."""
    root = Path(str(resources.files("shapelog.corpora"))) / "programs"
    return sorted(root.glob("*.py"))


def run_programs() -> Iterator[Result]:
    """Check each program and compare."""
    for path in program_paths():
        start = time.process_time()
        outcome = compare(path)
        seconds = time.process_time() - start
        note = "; ".join(outcome.differences)
        yield Result(
            path.stem, outcome.expected, outcome.got, outcome.line, seconds, not note, note
        )

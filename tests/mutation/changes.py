"""Which rules a revision did not have as they are now, from git's difference."""

from __future__ import annotations

import re
import subprocess
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from mutants import Mutant

_HUNK = re.compile(r"@@ -\S+ \+(\d+)(?:,(\d+))? @@")


def changed_since(revision: str, mutants: Iterable[Mutant], root: Path) -> list[Mutant]:
    """Those of the mutants that begin at a line changed since, or that go on there."""
    command = ["git", "diff", "-U0", "--no-renames", "--relative", revision, "--", "rules"]
    difference = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    return changed_in(difference.stdout, mutants)


def changed_in(difference: str, mutants: Iterable[Mutant]) -> list[Mutant]:
    """The same for the text of a difference."""
    by_file: dict[str, list[Mutant]] = defaultdict(list)
    for one in mutants:
        by_file[one.file].append(one)
    changed: set[Mutant] = set()
    for file, line in _lines(difference):
        here = by_file.get(file, [])
        starts = [one.line for one in here]
        last = bisect_right(starts, line) - 1
        changed.update(one for one in here if last >= 0 and one.line == starts[last])
    return [one for here in by_file.values() for one in here if one in changed]


def _lines(difference: str) -> Iterable[tuple[str, int]]:
    """The new lines, by file."""
    file = ""
    for text in difference.splitlines():
        if text.startswith("+++ "):
            file = text.partition("rules/")[2]
        elif found := _HUNK.match(text):
            start, count = int(found[1]), int(found[2] or 1)
            yield from ((file, line) for line in range(start, start + count))

"""The files that differ from a revision, asked of git."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path

from shapelog.shape_errors import UsageError


def changed_files(directories: Iterable[Path], revision: str) -> frozenset[str]:
    """Return the files below the directories that differ from the revision, as they are shown.

    Files that git does not know yet count as well, and so do those that were deleted. Raises
    UsageError if git is not there, or does not know the revision or the directory.
    """
    found: set[str] = set()
    for directory in directories:
        folder = directory if directory.is_dir() else directory.parent
        asked = (
            ("diff", "--name-only", "--relative", "-z", revision, "--", "."),
            ("ls-files", "--others", "--exclude-standard", "-z"),
        )
        for words in asked:
            for name in _git(folder, words).split("\0"):
                if name:
                    found.add((folder / name).as_posix())
    return frozenset(found)


def _git(folder: Path, words: Iterable[str]) -> str:
    try:
        answer = subprocess.run(
            ["git", "-C", str(folder), *words],
            capture_output=True,
            text=True,
            errors="surrogateescape",
            check=False,
        )
    except FileNotFoundError:
        raise UsageError("--changed-since needs git, which is not installed") from None
    if answer.returncode:
        lines = answer.stderr.strip().split("\n")
        raise UsageError(f"{folder}: {lines[0].removeprefix('fatal: ')}")
    return answer.stdout

"""Failures inside a library's own source are shown where the program calls it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from shapelog.solver.findings import Finding

#: How the sources that shapelog has of libraries are shown begins with this.
LIBRARY_FOLDER = "shapelog-library/"


def is_library_file(shown: str) -> bool:
    """Whether a file, as it is shown, is one of shapelog's sources for a library."""
    return shown.startswith(LIBRARY_FOLDER)


def files_of_program(shown: Iterable[str]) -> int:
    """Return how many of the files are the program's own."""
    return sum(not is_library_file(name) for name in shown)


def in_program(finding: Finding) -> Finding:
    """Return a finding at the call that led into the library, if it lies inside one."""
    if not is_library_file(finding.span.file):
        return finding
    frames = (frame.span for frame in reversed(finding.trace) if frame.span is not None)
    place = next((span for span in frames if not is_library_file(span.file)), None)
    if place is None:
        return finding
    module = finding.span.file.removeprefix(LIBRARY_FOLDER)
    message = f"{finding.message} (in {module})"
    return replace(finding, span=place, message=message)

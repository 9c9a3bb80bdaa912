"""Failures inside a library's own source are shown where the program calls it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from shapelog.solver.findings import Frame, Span

#: How the sources that shapelog has of libraries are shown begins with this.
LIBRARY_FOLDER = "shapelog-library/"


def is_library_file(shown: str) -> bool:
    """Whether a file, as it is shown, is one of shapelog's sources for a library."""
    return shown.startswith(LIBRARY_FOLDER)


def files_of_program(shown: Iterable[str]) -> int:
    """Return how many of the files are the program's own."""
    return sum(not is_library_file(name) for name in shown)


def place_of_call(span: Span, trace: Sequence[Frame]) -> Span | None:
    """Return the program's call that led to `span`, None if that is no library's place."""
    if not is_library_file(span.file):
        return None
    frames = (frame.span for frame in reversed(trace) if frame.span is not None)
    return next((place for place in frames if not is_library_file(place.file)), None)


def module_inside(span: Span) -> str:
    """Return which of a library's modules a place lies in, in words; nothing if in none."""
    if not is_library_file(span.file):
        return ""
    return f" (in {span.file.removeprefix(LIBRARY_FOLDER)})"

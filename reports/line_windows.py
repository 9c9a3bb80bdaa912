"""Which lines of a large file are shown: windows around what is marked."""

from __future__ import annotations

from collections.abc import Iterable

LARGE_FILE = 5_000
_LINES_AROUND = 10


def lines_to_show(count: int, important: Iterable[int], others: Iterable[int]) -> list[int]:
    """The numbers of the lines to show, in order; all of them in a file that is not large.

    ``important`` lines (findings, gaps, origins) open their windows first, the
    ``others`` (tensor expressions) as long as there is room.
    """
    if count <= LARGE_FILE:
        return list(range(1, count + 1))
    shown: set[int] = set()
    for line in [*sorted(set(important)), *sorted(set(others))]:
        if len(shown) >= LARGE_FILE:
            break
        if 1 <= line <= count:
            shown.update(range(max(line - _LINES_AROUND, 1), min(line + _LINES_AROUND, count) + 1))
    return sorted(shown)

"""Which of the program's own conditions fail for certain.

A condition may have other values than the one with which it fails: those of other alternatives,
and such that nobody knows. Nothing is said of it then, and nothing is left open: it is the
program that checks there.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.index import Index

#: The rule by which `rules/core/assertions.dl` tells of them.
RULE = "assertion-fails"


class Assertions:
    """The conditions that the program demands, with what is known of them."""

    def __init__(self, index: Index) -> None:
        self._index = index
        self._wholes: dict[str, list[tuple[str, int]]] = defaultdict(list)
        for part, _, whole, needed in index.derived.derivation.rows("RefusesUnless"):
            self._wholes[str(part)].append((str(whole), int(str(needed))))

    def certain(self, comparisons: Iterable[tuple[str, Value]]) -> set[tuple[str, Value]]:
        """Return which comparisons to tell of, of those that fail in their contexts.

        Told is the first one of each condition that is never what is needed.
        """
        told: dict[tuple[str, Value], tuple[str, Value]] = {}
        for part, context in sorted(comparisons, key=self._place):
            for whole, needed in self._wholes[part]:
                values = self._index.derived.values.get((whole, context), [])
                if values == [Term("Boolean", (1 - needed,))]:
                    told.setdefault((whole, context), (part, context))
        return set(told.values())

    def _place(self, comparison: tuple[str, Value]) -> tuple[str, int, int]:
        span = self._index.program.spans.get(comparison[0])
        return (span.file, span.line, span.column) if span is not None else ("", 0, 0)

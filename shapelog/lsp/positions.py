"""Places in a text as a language client counts them, also after the text has changed."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from lsprotocol import types

from shapelog.solver.findings import Span

_LINE_END = re.compile("\r\n|\r|\n")
#: How many units of the client's encoding some characters take.
Units = Callable[[str], int]


def lines_of(text: str) -> tuple[str, ...]:
    """Return the lines of a text: those of the protocol, which are Python's."""
    return tuple(_LINE_END.split(text.removeprefix("\ufeff")))


def range_of(span: Span, lines: Sequence[str], units: Units) -> types.Range:
    """Return a span of a text, or of no place in it (line 0: the first line), as a range."""
    if span.line < 1:
        return types.Range(types.Position(0, 0), types.Position(0, 0))
    start = _position(span.line, span.column, lines, units)
    end = _position(span.end_line, span.end_column, lines, units)
    if (end.line, end.character) < (start.line, start.character):
        end = start
    return types.Range(start, end)


def _position(line: int, column: int, lines: Sequence[str], units: Units) -> types.Position:
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    return types.Position(max(line - 1, 0), units(text[: max(column, 0)]))


def column_of(line: str, character: int, units: Units) -> int:
    """Return the column, in characters of the text, of a client's position in a line."""
    column = 0
    while column < len(line) and units(line[: column + 1]) <= character:
        column += 1
    return column


@dataclass(frozen=True)
class LineMap:
    """Where the lines of a text went when it was changed in one stretch."""

    old: int
    new: int
    before: int
    after: int

    @classmethod
    def between(cls, old: Sequence[str], new: Sequence[str]) -> LineMap:
        """The map from an old text's lines to those of a new one."""
        most = min(len(old), len(new))
        before = 0
        while before < most and old[before] == new[before]:
            before += 1
        after = 0
        while after < most - before and old[-1 - after] == new[-1 - after]:
            after += 1
        return cls(len(old), len(new), before, after)

    def line(self, number: int) -> int | None:
        """The new number of a line, from 1; None if it was changed."""
        if number <= self.before:
            return number
        if number > self.old - self.after:
            return number + self.new - self.old
        return None

    def span(self, span: Span) -> Span | None:
        """A place in the new text; None if one of its lines was changed."""
        first, last = self.line(span.line), self.line(span.end_line)
        if first is None or last is None or last - first != span.end_line - span.line:
            return None
        return Span(span.file, first, span.column, last, span.end_column)

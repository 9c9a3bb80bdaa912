"""The text of a file by lines, and one line of it as it is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from shapelog.reports.characters import cell_width, escape_character

_LINE_END = re.compile("\r\n|\r|\n")
_BYTE_ORDER_MARK = "\ufeff"
_TAB_STOP = 4


@dataclass(frozen=True)
class ShownLine:
    """A source line with tabs expanded and odd characters escaped.

    ``pieces`` has one text per character of the source; ``cells`` says at which
    cell each of them begins, and ends with the width of the whole line.
    """

    pieces: tuple[str, ...]
    cells: tuple[int, ...]

    @property
    def width(self) -> int:
        """How many cells the line takes."""
        return self.cells[-1]

    def cell(self, column: int) -> int:
        """The cell of a column (from 0); a column past the end lies at the end."""
        return self.cells[min(max(column, 0), len(self.pieces))]


def show_line(text: str) -> ShownLine:
    """The line as it is shown."""
    pieces: list[str] = []
    cells = [0]
    for character in text:
        position = cells[-1]
        piece = (
            " " * (_TAB_STOP - position % _TAB_STOP)
            if character == "\t"
            else escape_character(character)
        )
        pieces.append(piece)
        cells.append(position + cell_width(piece))
    return ShownLine(tuple(pieces), tuple(cells))


@dataclass(frozen=True)
class SourceText:
    """One file's text. Lines end where Python ends them, not at form feeds and the like."""

    text: str

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines without their ends; an empty last line does not count."""
        lines = _LINE_END.split(self.text.removeprefix(_BYTE_ORDER_MARK))
        if lines[-1] == "":
            lines.pop()
        return tuple(lines)

    def has_line(self, number: int) -> bool:
        """Whether there is a line of that number, counted from 1."""
        return 1 <= number <= len(self.lines)

    def line(self, number: int) -> str:
        """The line of that number, empty if there is none."""
        return self.lines[number - 1] if self.has_line(number) else ""


@dataclass(frozen=True)
class Sources:
    """The texts of a report's files, each split into lines once, when first asked for."""

    texts: Mapping[str, str]

    @cached_property
    def _opened(self) -> dict[str, SourceText]:
        return {}

    def file(self, name: str) -> SourceText | None:
        """The file's text, if the report has it."""
        if name not in self.texts:
            return None
        if name not in self._opened:
            self._opened[name] = SourceText(self.texts[name])
        return self._opened[name]

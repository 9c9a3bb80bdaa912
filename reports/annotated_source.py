"""One file as an annotated page of source: its lines cut into pieces that carry marks.

The HTML page prints these values and decides nothing itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from shapelog.reports.characters import cell_width
from shapelog.reports.source_text import ShownLine, SourceText, show_line


@dataclass(frozen=True)
class SourceMark:
    """A marked part of one line: columns from 0, the end exclusive.

    ``kind`` is ``tensor``, ``name`` (of a tensor), ``gap`` or a severity, ``shape`` what is shown
    beside a tensor.
    """

    start: int
    end: int
    kind: str
    shape: str = ""

    @property
    def shown_as_shape(self) -> bool:
        """Whether it says nothing but a shape."""
        return self.kind in ("tensor", "name")


@dataclass(frozen=True)
class Remark:
    """What is to be said of a mark, and the anchor of what says more."""

    mark: SourceMark
    text: str
    anchor: str


@dataclass(frozen=True)
class Token:
    """A part of one line in one colour of the highlighter."""

    start: int
    end: int
    colour: str


@dataclass(frozen=True)
class Piece:
    """Some text in one colour; or, if ``mark`` is set, the pieces that the mark holds."""

    text: str = ""
    colour: str = ""
    mark: SourceMark | None = None
    inner: tuple[Piece, ...] = ()


@dataclass(frozen=True)
class Callout:
    """The words under a marked argument, and the anchor of what says more."""

    indent: str
    carets: str
    kind: str
    text: str
    anchor: str


@dataclass(frozen=True)
class PageLine:
    """A line of source and the callouts under it."""

    number: int
    pieces: tuple[Piece, ...]
    callouts: tuple[Callout, ...] = ()
    marked: bool = False


@dataclass(frozen=True)
class Skipped:
    """Lines that are not shown."""

    first: int
    last: int

    @property
    def count(self) -> int:
        """How many lines that is."""
        return self.last - self.first + 1


def line_pieces(
    shown: ShownLine, marks: Iterable[SourceMark], tokens: Sequence[Token]
) -> tuple[Piece, ...]:
    """The line cut at its marks and colours.

    A mark leaves the line's indentation alone; one that crosses another is cut at its end.
    """
    length = len(shown.pieces)
    indentation = next((at for at, piece in enumerate(shown.pieces) if piece.strip()), length)
    trimmed = {replace(mark, start=max(mark.start, indentation)) for mark in marks}
    ordered = sorted(
        (mark for mark in trimmed if mark.start < min(mark.end, length)),
        key=lambda mark: (mark.start, -mark.end, mark.shown_as_shape, mark.kind, mark.shape),
    )
    return _nested(shown, ordered, _Colours(tokens), 0, length)


def _nested(
    shown: ShownLine, marks: Sequence[SourceMark], colours: _Colours, start: int, end: int
) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    position, index = start, 0
    while index < len(marks):
        mark = marks[index]
        inner_end = min(mark.end, end)
        following = index + 1
        while following < len(marks) and marks[following].start < inner_end:
            following += 1
        pieces.extend(colours.cut(shown, position, mark.start))
        inner = _nested(shown, marks[index + 1 : following], colours, mark.start, inner_end)
        pieces.append(Piece(mark=mark, inner=inner))
        position, index = inner_end, following
    pieces.extend(colours.cut(shown, position, end))
    return tuple(pieces)


@dataclass(frozen=True)
class _Colours:
    tokens: Sequence[Token]

    def cut(self, shown: ShownLine, start: int, end: int) -> list[Piece]:
        """The characters from start to end, one piece for each colour."""
        pieces: list[Piece] = []
        position = start
        for token in self.tokens:
            if token.end <= position or token.start >= end:
                continue
            pieces.extend(_plain(shown, position, token.start))
            position = max(position, token.start)
            until = min(token.end, end)
            pieces.append(Piece("".join(shown.pieces[position:until]), token.colour))
            position = until
        pieces.extend(_plain(shown, position, end))
        return pieces


def _plain(shown: ShownLine, start: int, end: int) -> list[Piece]:
    return [Piece("".join(shown.pieces[start:end]))] if start < end else []


def callout(shown: ShownLine, remark: Remark) -> Callout:
    """The words under a mark, in line with its first character."""
    mark = remark.mark
    start = min(max(mark.start, 0), len(shown.pieces))
    covered = "".join(shown.pieces[start : mark.end])
    return Callout(
        indent=" " * cell_width("".join(shown.pieces[:start])),
        carets="^" * max(cell_width(covered), 1),
        kind=mark.kind,
        text=remark.text,
        anchor=remark.anchor,
    )


def page_lines(
    source: SourceText,
    numbers: Iterable[int],
    marks: Mapping[int, Sequence[SourceMark]],
    remarks: Mapping[int, Sequence[Remark]],
    tokens: Mapping[int, Sequence[Token]],
) -> list[PageLine | Skipped]:
    """The lines of those numbers, in order, with what is between them named as skipped."""
    rows: list[PageLine | Skipped] = []
    last = 0
    for number in numbers:
        if number > last + 1:
            rows.append(Skipped(last + 1, number - 1))
        rows.append(_page_line(source, number, marks, remarks, tokens))
        last = number
    if last < len(source.lines):
        rows.append(Skipped(last + 1, len(source.lines)))
    return rows


def _page_line(
    source: SourceText,
    number: int,
    marks: Mapping[int, Sequence[SourceMark]],
    remarks: Mapping[int, Sequence[Remark]],
    tokens: Mapping[int, Sequence[Token]],
) -> PageLine:
    shown = show_line(source.line(number))
    return PageLine(
        number=number,
        pieces=line_pieces(shown, marks.get(number, ()), tokens.get(number, ())),
        callouts=tuple(callout(shown, one) for one in remarks.get(number, ())),
        marked=any(not mark.shown_as_shape for mark in marks.get(number, ())),
    )

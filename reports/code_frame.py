"""A piece of source with line numbers and an argument underlined, for terminals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from shapelog.reports.characters import cell_width
from shapelog.reports.places import Place
from shapelog.reports.source_text import ShownLine, SourceText, show_line
from shapelog.reports.styled import Line, Segment, StyleName

_LEAST_CODE_WIDTH = 24
_CELLS_BEFORE_MARK = 8
_LINES_OF_LONG_SPAN = (3, 2)


@dataclass(frozen=True)
class Mark:
    """What is underlined, with which character and style, and the words beside it."""

    place: Place
    label: str
    style: StyleName
    character: str = "^"


@dataclass(frozen=True)
class FrameLayout:
    """The cells for line numbers, the cells for a whole line, and the lines around a mark."""

    number_width: int
    width: int
    context: int = 1

    @property
    def code_width(self) -> int:
        """The cells left for source."""
        return max(self.width - self.number_width - 3, _LEAST_CODE_WIDTH)

    def gutter(self, number: int | None = None) -> Segment:
        """The number and its bar; the bar alone on lines that are not source."""
        shown = "" if number is None else str(number)
        return Segment(f"{shown:>{self.number_width}} | ", "quiet")


def code_frame(
    source: SourceText, mark: Mark, others: Iterable[Mark], layout: FrameLayout
) -> list[Line]:
    """The lines of the mark and those around it; nothing if the file has no such line.

    ``others`` are underlined too where they stand on the mark's line, apart from it.
    """
    place = mark.place
    if not source.has_line(place.line):
        return []
    if min(place.end_line, len(source.lines)) > place.line:
        return _frame_of_several_lines(source, mark, layout)
    return _frame_of_one_line(source, mark, others, layout)


@dataclass(frozen=True)
class _Underline:
    start: int
    end: int
    mark: Mark


def _frame_of_one_line(
    source: SourceText, mark: Mark, others: Iterable[Mark], layout: FrameLayout
) -> list[Line]:
    number = mark.place.line
    shown = show_line(source.line(number))
    underlines = _underlines(shown, mark, others)
    left = _left_edge(shown, underlines, mark, layout.code_width)
    rows: list[Line] = []
    for near in range(number - layout.context, number + layout.context + 1):
        if near == number:
            rows.append((layout.gutter(number), Segment(_crop(shown, left, layout.code_width))))
            rows.extend(
                (layout.gutter(), *row) for row in _underline_rows(underlines, left, layout)
            )
        elif source.line(near).strip():
            text = _crop(show_line(source.line(near)), left, layout.code_width)
            rows.append((layout.gutter(near), Segment(text)))
    return rows


def _underlines(shown: ShownLine, mark: Mark, others: Iterable[Mark]) -> list[_Underline]:
    """The mark and those of the others that share its line and touch nothing, left to right."""
    chosen = [_underline(shown, mark)]
    for other in others:
        if (other.place.file, other.place.line, other.place.end_line) != (
            mark.place.file,
            mark.place.line,
            mark.place.line,
        ):
            continue
        candidate = _underline(shown, other)
        if all(candidate.end <= one.start or one.end <= candidate.start for one in chosen):
            chosen.append(candidate)
    return sorted(chosen, key=lambda one: one.start)


def _underline(shown: ShownLine, mark: Mark) -> _Underline:
    start = shown.cell(mark.place.column - 1)
    if mark.place.end_line > mark.place.line:
        return _Underline(start, max(shown.width, start + 1), mark)
    return _Underline(start, max(shown.cell(mark.place.end_column - 1), start + 1), mark)


def _left_edge(shown: ShownLine, underlines: Sequence[_Underline], mark: Mark, width: int) -> int:
    """The first cell to show, so that the mark and its label are seen."""
    main = next(one for one in underlines if one.mark is mark)
    wanted = main.end + 1 + cell_width(mark.label)
    if max(shown.width, wanted) <= width or wanted < width:
        return 0
    left = max(main.start - width // 3, wanted - width + 1)
    return max(0, min(left, main.start - _CELLS_BEFORE_MARK))


def _crop(shown: ShownLine, left: int, width: int) -> str:
    """The cells from ``left`` on, at most ``width``, with dots where something is cut off."""
    if left == 0 and shown.width <= width:
        return "".join(shown.pieces)
    first = left + 1 if left else 0
    cut_right = shown.width > left + width
    last = left + width - 1 if cut_right else left + width
    text: list[str] = ["…"] if left else []
    position = first
    for piece, (start, end) in zip(shown.pieces, pairwise(shown.cells), strict=True):
        if start >= first and end <= last:
            text.append(" " * (start - position) + piece)
            position = end
    if cut_right:
        text.append(" " * (last - position) + "…")
    return "".join(text)


def _underline_rows(underlines: Sequence[_Underline], left: int, layout: FrameLayout) -> list[Line]:
    """The row of carets with the last label beside it, then the other labels below."""
    right = left + layout.code_width
    seen = [one for one in underlines if left <= one.start < right]
    row: list[Segment] = []
    position = left
    for one in seen:
        length = max(min(one.end, right) - one.start, 1)
        row.append(Segment(" " * (one.start - position)))
        row.append(Segment(one.mark.character * length, one.mark.style))
        position = one.start + length
    if seen:
        row.append(Segment(f" {seen[-1].mark.label}", seen[-1].mark.style))
    rows: list[Line] = [tuple(row)]
    below = [one for one in seen[:-1] if one.mark.label]
    while below:
        rows.append(_label_row(below, left))
        below.pop()
    return rows


def _label_row(below: Sequence[_Underline], left: int) -> Line:
    """The last label under its argument, with bars down to those that follow in later rows."""
    row: list[Segment] = []
    position = left
    for one in below[:-1]:
        row.append(Segment(" " * (one.start - position)))
        row.append(Segment("|", one.mark.style))
        position = one.start + 1
    last = below[-1]
    row.append(Segment(" " * (last.start - position)))
    row.append(Segment(last.mark.label, last.mark.style))
    return tuple(row)


def _frame_of_several_lines(source: SourceText, mark: Mark, layout: FrameLayout) -> list[Line]:
    place, style = mark.place, mark.style
    first, last = place.line, min(place.end_line, len(source.lines))
    width = layout.code_width - 2
    opening, closing = show_line(source.line(first)), show_line(source.line(last))
    start = opening.cell(place.column - 1)
    end = closing.width if last < place.end_line else closing.cell(place.end_column - 1)
    at_beginning = not "".join(opening.pieces)[:start].strip()
    rows: list[Line] = []
    bar = "/ " if at_beginning else "  "
    for number in _numbers_of_span(first, last):
        if number is None:
            rows.append((Segment("..."), Segment(f"{' ' * layout.number_width}| ", style)))
            continue
        text = Segment(_crop(show_line(source.line(number)), 0, width))
        rows.append((layout.gutter(number), Segment(bar, style), text))
        if number == first and not at_beginning:
            line = " " + "_" * (min(start, width - 1) + 1) + mark.character
            rows.append((layout.gutter(), Segment(line, style)))
        bar = "| "
    underscores = "_" * max(min(end, width), 1)
    rows.append((layout.gutter(), Segment(f"|{underscores}{mark.character} {mark.label}", style)))
    return rows


def _numbers_of_span(first: int, last: int) -> list[int | None]:
    """The lines of a span; a long one keeps its head and its tail, ``None`` between them."""
    head, tail = _LINES_OF_LONG_SPAN
    if last - first + 1 <= head + tail + 1:
        return list(range(first, last + 1))
    return [*range(first, first + head), None, *range(last - tail + 1, last + 1)]

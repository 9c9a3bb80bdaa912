"""The shapes of the tensor expression at a place."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from lsprotocol import types

from shapelog.lsp.positions import LineMap, Units, column_of, lines_of, range_of
from shapelog.lsp.results import FileResult
from shapelog.solver.findings import Span

_MOST_SHAPES = 12


def hover_of(
    file: Path,
    position: types.Position,
    results: Iterable[FileResult],
    text: str,
    units: Units,
) -> types.Hover | None:
    """Return the shapes, over all contexts, of the innermost tensor expression at a position.

    None if there is none, or if its line has changed since the analysis.
    """
    lines = lines_of(text)
    if position.line >= len(lines):
        return None
    place = (position.line + 1, column_of(lines[position.line], position.character, units))
    found: dict[Span, dict[str, None]] = {}
    for result in results:
        seen = result.texts.get(file)
        moved = LineMap.between(lines if seen is None else lines_of(seen), lines)
        for annotation in result.report.annotations:
            if result.path(annotation.span.file) != file:
                continue
            span = moved.span(annotation.span)
            if span is not None and _holds(span, place):
                key = Span("", span.line, span.column, span.end_line, span.end_column)
                found.setdefault(key, {}).update(dict.fromkeys(annotation.shapes))
    if not found:
        return None
    innermost = min(found, key=_size)
    shapes = sorted(found[innermost], key=lambda shape: (len(shape), shape))
    words = [f"`{shape}`" for shape in shapes[:_MOST_SHAPES]]
    if len(shapes) > len(words):
        words.append(f"and {len(shapes) - len(words)} more")
    content = types.MarkupContent(types.MarkupKind.Markdown, f"shape {' · '.join(words)}")
    return types.Hover(content, range_of(innermost, lines, units))


def _holds(span: Span, place: tuple[int, int]) -> bool:
    return (span.line, span.column) <= place < (span.end_line, span.end_column)


def _size(span: Span) -> tuple[int, int, Span]:
    lines = span.end_line - span.line
    return (lines, span.end_column - (0 if lines else span.column), span)

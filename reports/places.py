"""Places as people read them: lines and columns from 1, the end column exclusive.

A span that makes no sense (line 0, an end before its start) is set right here,
so that every format can rely on it.
"""

from __future__ import annotations

from dataclasses import dataclass

from shapelog.reports.characters import printable
from shapelog.solver.findings import SourceProblem, Span


@dataclass(frozen=True, order=True)
class Place:
    """A span in people's counting; never empty of lines and never running backwards."""

    file: str
    line: int
    column: int
    end_line: int
    end_column: int

    def __str__(self) -> str:
        """The file, the line and the column, as editors take them."""
        return f"{printable(self.file)}:{self.line}:{self.column}"

    @property
    def line_only(self) -> str:
        """The file and the line, for remarks where a column would be noise."""
        return f"{printable(self.file)}:{self.line}"


def place_of(span: Span) -> Place:
    """The place a span stands for."""
    line = max(span.line, 1)
    column = max(span.column, 0) + 1
    end_line = max(span.end_line, line)
    end_column = max(span.end_column, 0) + 1
    if end_line == line:
        end_column = max(end_column, column)
    return Place(span.file, line, column, end_line, end_column)


def place_of_problem(problem: SourceProblem) -> Place:
    """The point a source problem speaks of; its column counts from 0, as a span's does."""
    line, column = problem.line, problem.column
    return place_of(Span(problem.file, line, column, line, column))

"""What is marked in each file: findings, tensor expressions, and the lines worth showing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from shapelog.reports.annotated_source import Remark, SourceMark
from shapelog.reports.characters import printable
from shapelog.reports.labels import finding_label, shapes_by_span
from shapelog.reports.ordering import annotations_in_order, gaps_in_order
from shapelog.reports.places import Place, place_of
from shapelog.reports.wording import gap_sentence, joined_shapes
from shapelog.solver.findings import Finding, Report, Span

_TO_THE_END = 1 << 30


@dataclass(frozen=True)
class FileMarks:
    """The marks of one file by line, the words under them, and the lines worth a window."""

    by_line: dict[int, list[SourceMark]] = field(default_factory=dict)
    remarks: dict[int, list[Remark]] = field(default_factory=dict)
    important: set[int] = field(default_factory=set)
    findings: set[int] = field(default_factory=set)

    def add(self, place: Place, kind: str, shape: str = "") -> None:
        """Mark a place on each of its lines."""
        for line, mark in _marks_of_lines(place, kind, shape):
            self.by_line.setdefault(line, []).append(mark)

    def add_with_words(self, place: Place, kind: str, words: str, anchor: str) -> None:
        """Mark a place and say something under its first line."""
        self.add(place, kind)
        self.important.add(place.line)
        mark = self.by_line[place.line][-1]
        self.remarks.setdefault(place.line, []).append(Remark(mark, words, anchor))


def marks_by_file(report: Report, findings: Sequence[Finding]) -> Mapping[str, FileMarks]:
    """The marks of every file that anything points into; findings are numbered from 1."""
    marks: dict[str, FileMarks] = {}

    def of_file(name: str) -> FileMarks:
        return marks.setdefault(name, FileMarks())

    annotated = shapes_by_span(report.annotations)
    for number, finding in enumerate(findings, 1):
        own = of_file(finding.span.file)
        own.findings.add(number)
        words = _words(finding, finding_label(finding, annotated))
        place, kind = place_of(finding.span), finding.severity.value
        own.add_with_words(place, kind, words, f"finding-{number}")
        for span in _places_of(finding):
            of_file(span.file).important.add(place_of(span).line)
    for gap in gaps_in_order(report.gaps):
        if gap.span is not None:
            place = place_of(gap.span)
            of_file(place.file).add_with_words(place, "gap", gap_sentence(gap), "open")
    for one in annotations_in_order(report.annotations):
        kind = "name" if one.is_name else "tensor"
        of_file(one.span.file).add(place_of(one.span), kind, joined_shapes(one.shapes))
    return marks


def marks_of_one(finding: Finding, label: str) -> FileMarks:
    """The marks of a finding's own code frame: the argument and its shape."""
    marks = FileMarks()
    marks.add_with_words(place_of(finding.span), finding.severity.value, printable(label), "")
    return marks


def _words(finding: Finding, label: str) -> str:
    message = f"{finding.severity.value}: {printable(finding.message)}"
    return f"{printable(label)}: {message}" if label else message


def _places_of(finding: Finding) -> Iterable[Span]:
    """The places a finding speaks of beside its own."""
    parts = (*finding.origins, *finding.trace, *finding.shapes, finding.constructed)
    for part in parts:
        if part is not None and part.span is not None:
            yield part.span


def _marks_of_lines(place: Place, kind: str, shape: str) -> Iterable[tuple[int, SourceMark]]:
    """A mark for each line of a place; a point gets one character, and of a long one its head."""
    last = min(place.end_line, place.line + 200)
    for line in range(place.line, last + 1):
        start = place.column - 1 if line == place.line else 0
        end = place.end_column - 1 if line == place.end_line else _TO_THE_END
        yield line, SourceMark(start, max(end, start + (line == place.line)), kind, shape)

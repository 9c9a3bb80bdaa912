"""The report for people at a terminal: every finding with its code, then what is left open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from shapelog.reports.characters import printable
from shapelog.reports.code_frame import FrameLayout, Mark, code_frame
from shapelog.reports.labels import finding_label, shapes_by_span
from shapelog.reports.ordering import findings_in_order, gaps_in_order, problems_in_order
from shapelog.reports.places import place_of, place_of_problem
from shapelog.reports.source_text import Sources
from shapelog.reports.styled import Line, Segment, StyleName, coloured_text, plain_text
from shapelog.reports.wording import (
    constructed_sentence,
    frame_sentence,
    gap_sentence,
    origin_sentence,
    summary_line,
    witness_sentence,
)
from shapelog.solver.findings import Finding, Gap, Report, Severity, SourceProblem, Span

_GAPS_SHOWN = 10
_ORIGIN_FRAMES_SHOWN = 4
_CHAIN_ENDS_SHOWN = (5, 5)


def render_text(report: Report, *, color: bool, width: int) -> str:
    """The whole report; without findings or without colours no other package is loaded."""
    lines = list(_report_lines(report, width))
    if color and report.findings:
        return coloured_text(lines)
    return plain_text(lines)


def _report_lines(report: Report, width: int) -> Iterator[Line]:
    sources = Sources(report.sources)
    annotated = shapes_by_span(report.annotations)
    for finding in findings_in_order(report.findings):
        yield from _finding_lines(finding, finding_label(finding, annotated), sources, width)
        yield ()
    problems = _problem_lines(problems_in_order(report.problems))
    gaps = _gap_lines(gaps_in_order(report.gaps))
    for section in (problems, gaps):
        if section:
            yield from section
            yield ()
    yield (Segment(summary_line(report), "strong"),)


def _finding_lines(finding: Finding, label: str, sources: Sources, width: int) -> Iterator[Line]:
    layout = FrameLayout(_number_width(finding, sources), width)
    style = _style(finding.severity)
    yield (
        Segment(f"{finding.severity.value}[{printable(finding.rule)}]", style),
        Segment(f": {printable(finding.message)}", "strong"),
    )
    margin = " " * layout.number_width
    yield (Segment(f"{margin}--> ", "quiet"), Segment(str(place_of(finding.span))))
    mark = Mark(place_of(finding.span), printable(label), style)
    frame = _frame(finding.span, mark, _operand_marks(finding), sources, layout)
    remarks = list(_remarks(finding, sources, layout))
    if frame:
        yield (Segment(f"{margin} |", "quiet"),)
        yield from frame
        if remarks:
            yield (Segment(f"{margin} |", "quiet"),)
    yield from remarks


def _remarks(finding: Finding, sources: Sources, layout: FrameLayout) -> Iterator[Line]:
    """What stands below the code: shapes, origins, construction, calls, witness, advice."""
    margin = Segment(f"{' ' * layout.number_width} = ", "quiet")
    if finding.shapes:
        shapes = (f"{printable(one.name)} {printable(one.shape)}" for one in finding.shapes)
        yield (margin, Segment("shapes: ", "strong"), Segment(", ".join(shapes)))
    for index, origin in enumerate(finding.origins):
        yield (margin, Segment(origin_sentence(origin)))
        if origin.span is not None and index < _ORIGIN_FRAMES_SHOWN:
            mark = Mark(place_of(origin.span), printable(origin.subject), "note", "-")
            small = FrameLayout(layout.number_width, layout.width, context=0)
            yield from _frame(origin.span, mark, (), sources, small)
    if finding.constructed is not None:
        yield (margin, Segment(constructed_sentence(finding.constructed)))
    yield from _chain_lines([frame_sentence(frame) for frame in finding.trace], margin)
    if finding.witness:
        yield (margin, Segment(witness_sentence(finding), "strong"))
    if finding.advice:
        yield (margin, Segment("help: ", "help"), Segment(printable(finding.advice)))


def _chain_lines(calls: Sequence[str], margin: Segment) -> Iterator[Line]:
    """The way to the check, outermost first; a long one without its middle."""
    head, tail = _CHAIN_ENDS_SHOWN
    shown = list(calls)
    if len(calls) > head + tail + 1:
        skipped = f"… {len(calls) - head - tail:,} more …"
        shown = [*calls[:head], skipped, *calls[-tail:]]
    lead = "called from "
    for call in shown:
        yield (margin, Segment(f"{lead}{call}"))
        margin, lead = Segment(" " * len(margin.text)), " " * len("called from ")


def _operand_marks(finding: Finding) -> list[Mark]:
    return [
        Mark(place_of(operand.span), printable(operand.shape), "note", "-")
        for operand in finding.shapes
        if operand.span is not None and operand.span != finding.span
    ]


def _frame(
    span: Span, mark: Mark, others: Iterable[Mark], sources: Sources, layout: FrameLayout
) -> list[Line]:
    source = sources.file(span.file)
    return [] if source is None else code_frame(source, mark, others, layout)


def _number_width(finding: Finding, sources: Sources) -> int:
    """Room for the line numbers of all frames of a finding."""
    spans = [finding.span, *(one.span for one in finding.origins[:_ORIGIN_FRAMES_SHOWN])]
    widest = 1
    for span in spans:
        source = sources.file(span.file) if span is not None else None
        if span is not None and source is not None:
            last = min(place_of(span).end_line + 1, len(source.lines))
            widest = max(widest, len(str(last)))
    return widest


def _problem_lines(problems: Iterable[SourceProblem]) -> list[Line]:
    return [
        (
            Segment(f"{place_of_problem(problem)}: ", "strong"),
            Segment(printable(problem.message)),
        )
        for problem in problems
    ]


def _gap_lines(gaps: Sequence[Gap]) -> list[Line]:
    """A line for each gap; of many, the number of those not shown."""
    lines: list[Line] = []
    for gap in gaps[:_GAPS_SHOWN]:
        at = "" if gap.span is None else f" at {place_of(gap.span)}"
        lines.append((Segment("note: ", "note"), Segment(f"{gap_sentence(gap)}{at}")))
    if len(gaps) > _GAPS_SHOWN:
        more = f"… and {len(gaps) - _GAPS_SHOWN:,} more"
        lines.append((Segment("note: ", "note"), Segment(more)))
    return lines


def _style(severity: Severity) -> StyleName:
    styles: Mapping[Severity, StyleName] = {
        Severity.ERROR: "error",
        Severity.WARNING: "warning",
        Severity.NOTE: "note",
    }
    return styles[severity]

"""Findings, gaps and source problems as diagnostics of the Language Server Protocol 3.17."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from lsprotocol import types

from shapelog.lsp.positions import LineMap, Units, lines_of, range_of
from shapelog.lsp.results import FileResult
from shapelog.reports.file_uri import is_web_page
from shapelog.reports.wording import gap_sentence, witness_sentence
from shapelog.solver.findings import Finding, Severity, Span

SOURCE = "shapelog"
_SEVERITIES = {
    Severity.ERROR: types.DiagnosticSeverity.Error,
    Severity.WARNING: types.DiagnosticSeverity.Warning,
    Severity.NOTE: types.DiagnosticSeverity.Information,
}


@dataclass(frozen=True)
class Client:
    """What the other end understands, and the texts that it shows at this moment.

    `text` gives the text of a file, from the editor or from disk, "" if there is none.
    """

    units: Units
    text: Callable[[Path], str]
    related: bool
    gaps: bool


def diagnostics_of(
    file: Path, results: Iterable[FileResult], client: Client
) -> list[types.Diagnostic]:
    """Return what the results say of a file; what several say of one place is said once.

    Places in texts that have changed since are where their lines are now; what stood on a changed
    line is left out: the next analysis speaks of it.
    """
    lines = lines_of(client.text(file))
    found: dict[tuple[object, ...], types.Diagnostic] = {}
    for result in results:
        seen = result.texts.get(file)
        moved = LineMap.between(lines if seen is None else lines_of(seen), lines)
        for key, span, made in _statements(file, result, client):
            place = moved.span(span) if span.line > 0 else span
            if place is not None:
                made.range = range_of(place, lines, client.units)
                found.setdefault((*key, place), made)
    return sorted(found.values(), key=_order)


def _order(one: types.Diagnostic) -> tuple[int, int, int, str]:
    start = one.range.start
    return (start.line, start.character, one.severity or 0, one.message)


def _statements(
    file: Path, result: FileResult, client: Client
) -> Iterator[tuple[tuple[object, ...], Span, types.Diagnostic]]:
    """Yield diagnostics of a file, their places still to be set, with what tells them apart."""
    report = result.report
    pages = {rule.rule: rule.page for rule in report.rules}
    if result.failure and result.file == file:
        message = result.failure
        yield (message,), _FIRST, _diagnostic(message, types.DiagnosticSeverity.Warning, "lost")
    for problem in report.problems:
        if result.path(problem.file) == file:
            span = Span("", problem.line, problem.column, problem.line, problem.column + 1)
            made = _diagnostic(problem.message, types.DiagnosticSeverity.Error, "source-problem")
            yield (problem.message,), span, made
    for finding in report.findings:
        if result.path(finding.span.file) == file:
            made = _of_finding(finding, result, client)
            page = pages.get(finding.rule, "")
            if is_web_page(page):
                made.code_description = types.CodeDescription(page)
            yield (finding.rule,), finding.span, made
    for gap in report.gaps if client.gaps else ():
        if gap.span is not None and result.path(gap.span.file) == file:
            made = _diagnostic(gap_sentence(gap), types.DiagnosticSeverity.Hint, gap.kind)
            yield (gap.kind, gap.name), gap.span, made


_FIRST = Span("", 0, 0, 0, 0)
_NOWHERE = types.Range(types.Position(0, 0), types.Position(0, 0))


def _diagnostic(message: str, severity: types.DiagnosticSeverity, code: str) -> types.Diagnostic:
    return types.Diagnostic(_NOWHERE, message, severity, code, source=SOURCE)


def _of_finding(finding: Finding, result: FileResult, client: Client) -> types.Diagnostic:
    steps = list(_steps(finding))
    placed = [(text, span) for text, span in steps if span is not None and client.related]
    lines = [finding.message]
    lines += [text for text, span in steps if span is None or not client.related]
    if finding.witness:
        lines.append(witness_sentence(finding))
    if finding.advice:
        lines.append(f"help: {finding.advice}")
    made = _diagnostic("\n".join(lines), _SEVERITIES[finding.severity], finding.rule)
    made.data = {"fingerprint": finding.fingerprint, "verdict": finding.verdict.value}
    related = [_related(text, span, result, client) for text, span in placed]
    made.related_information = related or None
    return made


def _steps(finding: Finding) -> Iterator[tuple[str, Span | None]]:
    """Yield what explains a finding, each with its place: origins, the layer, the way there."""
    for shape in finding.shapes:
        yield f"{shape.name}: {shape.shape}", shape.span
    for origin in finding.origins:
        yield f"{origin.subject}: {origin.explanation}", origin.span
    if finding.constructed is not None:
        yield f"layer built here: {finding.constructed.description}", finding.constructed.span
    for frame in reversed(finding.trace):
        yield f"called from {frame.description}", frame.span


def _related(
    text: str, span: Span, result: FileResult, client: Client
) -> types.DiagnosticRelatedInformation:
    path = result.path(span.file)
    now: Sequence[str] = lines_of(client.text(path))
    seen = result.texts.get(path)
    moved = span if seen is None else LineMap.between(lines_of(seen), now).span(span) or span
    location = types.Location(path.as_uri(), range_of(moved, now, client.units))
    return types.DiagnosticRelatedInformation(location, text)

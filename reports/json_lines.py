"""JSON lines: one object per line, for programs.

The first field of each object is its ``kind``: ``finding``, ``gap``,
``problem`` and, once and last, ``summary``. Lines and columns count from 1,
``end_column`` is exclusive, columns are Unicode code points. A field is never
left out: what is not known is null or empty. The text is ASCII.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from shapelog.reports.ordering import findings_in_order, gaps_in_order, problems_in_order
from shapelog.reports.places import Place, place_of, place_of_problem
from shapelog.solver.findings import Finding, Frame, Gap, Report, SourceProblem, Span

JsonObject = Mapping[str, object]


def render_json(report: Report) -> str:
    """The report as JSON lines."""
    return "".join(f"{json.dumps(one)}\n" for one in _objects(report))


def _objects(report: Report) -> Iterator[JsonObject]:
    yield from map(_finding, findings_in_order(report.findings))
    yield from map(_problem, problems_in_order(report.problems))
    yield from map(_gap, gaps_in_order(report.gaps))
    yield _summary(report)


def _finding(finding: Finding) -> JsonObject:
    return {
        "kind": "finding",
        **_position(finding.span),
        "severity": finding.severity.value,
        "rule": finding.rule,
        "verdict": finding.verdict.value,
        "message": finding.message,
        "shapes": [
            {"name": one.name, "shape": one.shape, **_position(one.span)} for one in finding.shapes
        ],
        "trace": [_frame(frame) for frame in finding.trace],
        "origins": [
            {"subject": one.subject, "explanation": one.explanation, **_position(one.span)}
            for one in finding.origins
        ],
        "witness": [{"name": one.name, "value": one.value} for one in finding.witness],
        "constructed": None if finding.constructed is None else _frame(finding.constructed),
        "advice": finding.advice,
        "fingerprint": finding.fingerprint,
    }


def _frame(frame: Frame) -> JsonObject:
    return {"description": frame.description, **_position(frame.span)}


def _gap(gap: Gap) -> JsonObject:
    described = {"gap": gap.kind, "name": gap.name, "reason": gap.reason}
    return {"kind": "gap", **described, **_position(gap.span)}


def _problem(problem: SourceProblem) -> JsonObject:
    place = _place(place_of_problem(problem))
    return {"kind": "problem", **place, "message": problem.message}


def _summary(report: Report) -> JsonObject:
    summary = report.summary
    return {
        "kind": "summary",
        "target": report.target,
        "files": summary.files,
        "errors": summary.errors,
        "warnings": summary.warnings,
        "notes": summary.notes,
        "consequences": summary.consequences,
        "suppressed": summary.suppressed,
        "baselined": summary.baselined,
        "findings": len(report.findings),
        "checks_decided": summary.checks_decided,
        "checks_undecided": summary.checks_undecided,
        "undecided_reasons": dict(sorted(summary.undecided_reasons.items())),
        "unmodelled_names": dict(sorted(summary.unmodelled_names.items())),
        "not_analysed": summary.not_analysed,
        "gaps": len(report.gaps),
        "problems": len(report.problems),
    }


def _position(span: Span | None) -> JsonObject:
    return _place(None if span is None else place_of(span))


def _place(place: Place | None) -> JsonObject:
    return {
        "file": None if place is None else place.file,
        "line": None if place is None else place.line,
        "column": None if place is None else place.column,
        "end_line": None if place is None else place.end_line,
        "end_column": None if place is None else place.end_column,
    }

"""The order in which every format lists things: file, line, column, rule."""

from __future__ import annotations

from collections.abc import Iterable

from shapelog.solver.findings import Finding, Gap, SourceProblem, Span, TensorAnnotation

#: Gaps that concern a whole program: how it was analysed, not a place in it.
_OF_PROGRAMS = ("coarse", "apart", "given")


def findings_in_order(findings: Iterable[Finding]) -> list[Finding]:
    """Findings by file, line, column and rule, then by what else tells them apart."""
    return sorted(findings, key=_finding_key)


def gaps_in_order(gaps: Iterable[Gap]) -> list[Gap]:
    """Gaps by place, those that have none last; first what concerns a whole program."""
    return sorted(
        gaps,
        key=lambda gap: (gap.kind not in _OF_PROGRAMS, _span_key(gap.span), gap.kind, gap.name),
    )


def problems_in_order(problems: Iterable[SourceProblem]) -> list[SourceProblem]:
    """Source problems by place."""
    return sorted(problems, key=lambda at: (at.file, at.line, at.column, at.message))


def annotations_in_order(annotations: Iterable[TensorAnnotation]) -> list[TensorAnnotation]:
    """Tensor annotations by place, an outer expression before what it holds."""
    return sorted(
        annotations,
        key=lambda one: (
            one.span.file,
            one.span.line,
            one.span.column,
            -one.span.end_line,
            -one.span.end_column,
            one.shapes,
        ),
    )


def _finding_key(finding: Finding) -> tuple[object, ...]:
    span = finding.span
    return (
        (span.file, span.line, span.column, finding.rule),
        (span.end_line, span.end_column, finding.message, finding.fingerprint),
        repr(finding),
    )


def _span_key(span: Span | None) -> tuple[bool, str, int, int, int, int]:
    if span is None:
        return (True, "", 0, 0, 0, 0)
    return (False, span.file, span.line, span.column, span.end_line, span.end_column)

"""The reports on the units of a target, as one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from shapelog.solver.findings import (
    Finding,
    Report,
    SourceProblem,
    Summary,
    counted_severities,
)
from shapelog.solver.library_places import files_of_program


def merged(target: str, reports: Sequence[Report], problems: Sequence[SourceProblem]) -> Report:
    """Return one report; what several units say of the same place is said once."""
    findings: dict[tuple[object, ...], Finding] = {}
    for report in reports:
        for finding in report.findings:
            findings.setdefault((finding.span, finding.rule), finding)
    ordered = tuple(sorted(findings.values(), key=lambda finding: (finding.span, finding.rule)))
    names: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for report in reports:
        names.update(report.summary.unmodelled_names)
        reasons.update(report.summary.undecided_reasons)
    sources = {file: text for report in reports for file, text in report.sources.items()}
    gaps = {gap: None for report in reports for gap in report.gaps}
    annotations = {note: None for report in reports for note in report.annotations}
    rules = {rule.rule: rule for report in reports for rule in report.rules}
    summary = Summary(
        files=files_of_program(sources),
        checks_decided=sum(report.summary.checks_decided for report in reports),
        checks_undecided=sum(report.summary.checks_undecided for report in reports),
        unmodelled_names=dict(sorted(names.items())),
        not_analysed=sum(report.summary.not_analysed for report in reports),
        **counted_severities(ordered),
        suppressed=sum(report.summary.suppressed for report in reports),
        consequences=sum(report.summary.consequences for report in reports),
        baselined=sum(report.summary.baselined for report in reports),
        undecided_reasons=dict(sorted(reasons.items())),
    )
    return Report(
        target=target,
        findings=ordered,
        gaps=tuple(gaps),
        problems=tuple(problems),
        annotations=tuple(annotations),
        rules=tuple(rules[name] for name in sorted(rules)),
        summary=summary,
        sources=dict(sorted(sources.items())),
    )

"""The rows of the pages that lead to the others: files, findings, problems."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from shapelog.scan.outcome import Outcome
from shapelog.scan.records import LOST
from shapelog.scan.shards import Results
from shapelog.solver.findings import Severity

if TYPE_CHECKING:
    from shapelog.reports.scan_index import ScanIndex


def index_of(outcome: Outcome, results: Results, pages: Mapping[str, str]) -> ScanIndex:
    """Return the rows; `pages` are the addresses of the pages, by file."""
    from shapelog.reports.characters import printable
    from shapelog.reports.ordering import findings_in_order
    from shapelog.reports.places import place_of
    from shapelog.reports.scan_index import FileRow, FindingRow, ScanIndex

    stands: Mapping[str, Mapping[str, int]] = dict(results.counts_by_file())
    severities: dict[str, Counter[Severity]] = {}
    for finding in outcome.report.findings:
        severities.setdefault(finding.span.file, Counter())[finding.severity] += 1
    rows = []
    for unit in outcome.units:
        here = stands.get(unit.unit, {})
        found = severities.get(unit.unit, Counter())
        rows.append(
            FileRow(
                file=unit.unit,
                project=unit.project,
                kind=unit.kind,
                status=unit.status,
                message=unit.message,
                lost=unit.status in LOST,
                lines=unit.counts.lines,
                errors=found[Severity.ERROR],
                warnings=found[Severity.WARNING],
                decided=unit.checks_decided,
                undecided=here.get("undecided", 0),
                unmodelled=here.get("unmodelled", 0),
                not_analysed=here.get("not-analysed", 0),
                tensors=unit.counts.tensors,
                ranked=unit.counts.ranked,
                operations=unit.counts.operations,
                page=pages.get(unit.unit, ""),
            )
        )
    numbers: Counter[str] = Counter()
    findings = []
    for finding in findings_in_order(outcome.report.findings):
        numbers[finding.span.file] += 1
        anchor = f"#finding-{numbers[finding.span.file]}"
        findings.append(
            FindingRow(
                finding.severity.value,
                finding.rule,
                printable(finding.message),
                str(place_of(finding.span)),
                pages[finding.span.file] + anchor,
            )
        )
    ranks = {"error": 0, "warning": 1, "note": 2}
    findings.sort(key=lambda one: ranks[one.severity])
    problems = [
        (f"{one.file}:{one.line}" if one.line else one.file, one.message)
        for one in outcome.report.problems
    ]
    return ScanIndex(
        outcome.report.target,
        rows,
        findings,
        outcome.report.summary.unmodelled_names,
        problems,
        [f"{words}." for words in outcome.reaches],
    )

"""Workflow commands of GitHub Actions: findings become annotations of a pull request.

A command gives columns only where its lines are one and the same: GitHub takes
no others. Columns count from 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from shapelog.reports.characters import encodable, printable, printable_lines
from shapelog.reports.ordering import findings_in_order, gaps_in_order, problems_in_order
from shapelog.reports.places import Place, place_of, place_of_problem
from shapelog.reports.wording import explanation, gap_sentence, summary_line
from shapelog.solver.findings import Finding, Gap, Report, Severity

_GAPS_SHOWN = 10


def render_github(report: Report) -> str:
    """A command for each finding and problem, one for all gaps, and the summary in plain words."""
    return "".join(f"{line}\n" for line in _lines(report))


def _lines(report: Report) -> Iterator[str]:
    for finding in findings_in_order(report.findings):
        message = [*printable_lines(finding.message), *explanation(finding)]
        title = f"shapelog: {printable(finding.rule)}"
        yield _command(_level(finding), _properties(place_of(finding.span), title), message)
    for problem in problems_in_order(report.problems):
        place = place_of_problem(problem)
        properties = _properties(place, "shapelog: not analysed")
        yield _command("warning", properties, printable_lines(problem.message))
    if report.gaps:
        yield _command("notice", {"title": "shapelog: left open"}, _gap_lines(report))
    yield summary_line(report)


def _gap_lines(report: Report) -> list[str]:
    gaps = gaps_in_order(report.gaps)
    lines = [_gap_line(gap) for gap in gaps[:_GAPS_SHOWN]]
    if len(gaps) > _GAPS_SHOWN:
        lines.append(f"… and {len(gaps) - _GAPS_SHOWN:,} more")
    return lines


def _gap_line(gap: Gap) -> str:
    at = "" if gap.span is None else f" at {place_of(gap.span)}"
    return f"{gap_sentence(gap)}{at}"


def _level(finding: Finding) -> str:
    return "notice" if finding.severity is Severity.NOTE else finding.severity.value


def _properties(place: Place, title: str) -> Mapping[str, str]:
    properties = {
        "file": encodable(place.file),
        "line": str(place.line),
        "endLine": str(place.end_line),
    }
    if place.line == place.end_line:
        properties |= {"col": str(place.column), "endColumn": str(place.end_column)}
    return {**properties, "title": title}


def _command(name: str, properties: Mapping[str, str], message: list[str]) -> str:
    joined = ",".join(f"{key}={_escape_property(value)}" for key, value in properties.items())
    return f"::{name} {joined}::" + _escape_data("\n".join(message))


def _escape_data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _escape_property(text: str) -> str:
    return _escape_data(text).replace(":", "%3A").replace(",", "%2C")

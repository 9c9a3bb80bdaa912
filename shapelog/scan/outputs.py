"""The outputs of a scan, from its shards: pages, SARIF, JSON lines, JUnit, GitHub annotations.

They depend on nothing but the shards and the sources: not on the number of jobs, on the order in
which units ended, nor on what came from a cache.
"""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

from shapelog.scan.outcome import Outcome
from shapelog.scan.pages import write_pages
from shapelog.scan.records import LOST, UnitFacts
from shapelog.scan.shards import Results
from shapelog.scan.whole_files import write_text
from shapelog.solver.findings import Report, SourceProblem


def write_outputs(outcome: Outcome, results: Results, output: Path) -> None:
    """Write everything below `output`. Raises OSError if that fails."""
    from shapelog.reports.github import render_github
    from shapelog.reports.junit import JunitCase, render_junit
    from shapelog.reports.sarif import render_sarif

    report = _with_lost(outcome)
    write_text(output / "scan.sarif", render_sarif(report))
    write_text(output / "scan.github", render_github(report))
    write_text(output / "scan.jsonl", _json_lines(outcome))
    cases = [
        JunitCase(unit.project, unit.unit, _broken(unit), _left_open(unit))
        for unit in outcome.units
    ]
    write_text(output / "scan.junit.xml", render_junit(cases, outcome.report.findings))
    write_pages(outcome, results, output)


def _with_lost(outcome: Outcome) -> Report:
    """The report with the units lost among the problems: where a format knows no units."""
    lost = [SourceProblem(unit.unit, 0, 0, f"unit lost: {unit.ending}") for unit in outcome.lost]
    return replace(outcome.report, problems=(*outcome.report.problems, *lost))


def _broken(unit: UnitFacts) -> str:
    if unit.status in LOST:
        return f"unit lost: {unit.ending}"
    return "cannot be read or parsed" if unit.status == "unreadable" else ""


def _left_open(unit: UnitFacts) -> str:
    names = sum(unit.unmodelled.values())
    if not (unit.checks_undecided or names or unit.not_analysed or unit.message):
        return ""
    return (
        (f"{unit.ending}; " if unit.message else "")
        + f"{unit.checks_decided} checks decided, {unit.checks_undecided} undecided, "
        f"{names} unmodelled calls, {unit.not_analysed} places not analysed"
    )


def _json_lines(outcome: Outcome) -> str:
    from shapelog.reports.json_lines import render_json

    lines = []
    for unit in outcome.units:
        described = asdict(unit)
        for name in ("key", "sources", "rules"):
            del described[name]
        kind = {"kind": "unit", "file": described.pop("unit"), "unit_kind": described.pop("kind")}
        lines.append(f"{json.dumps(kind | described)}\n")
    return "".join(lines) + render_json(outcome.report)

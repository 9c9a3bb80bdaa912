"""What the analysis of one open file came to, with the texts that it saw."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from shapelog.baseline import Known, without_known
from shapelog.scan.records import (
    COARSE,
    REDUCED,
    Record,
    UnitFacts,
    annotation_of,
    finding_of,
    gap_of,
    problem_of,
    unit_of,
)
from shapelog.severities import with_severities
from shapelog.solver.findings import Report, Summary
from shapelog.suppressions import without_suppressed

_PARTLY = {
    COARSE: "analysed with coarser limits",
    REDUCED: "analysed without what it imports",
}


@dataclass(frozen=True)
class FileResult:
    """The report on a file as the entry of a program; its files are named as from `root`.

    `failure` says why there is none, or why it is not a whole one. `sources` are the absolute
    paths of all files that the report depends on, `texts` those of them that the editor showed.
    """

    file: Path
    root: Path
    report: Report
    sources: frozenset[Path]
    texts: Mapping[Path, str]
    failure: str = ""

    def path(self, name: str) -> Path:
        """The absolute path of a file of the report."""
        return absolute(self.root, name)


def absolute(root: Path, name: str) -> Path:
    """Return the absolute path of what is called so below a folder."""
    return Path(os.path.normpath(root / name))


def result_of(
    rows: Sequence[Record],
    file: Path,
    root: Path,
    texts: Mapping[Path, str],
    severities: Mapping[str, str],
    known: Iterable[Known],
) -> FileResult:
    """Read the rows of a unit: without what comments silence, what is off, what is known."""
    unit = unit_of(next(row for row in rows if row.kind == "unit"))
    sources = frozenset(absolute(root, name) for name, _ in unit.sources)
    commented = {name: text for name in _files(rows) if (text := _text(root, name, texts))}
    report = replace(_report(unit, rows), sources=commented)
    # what a comment silences may be seen from another file only: none is called idle here
    report = with_severities(without_suppressed(report, ()), severities)
    report = without_known(report, known)
    failure = f"{_PARTLY[unit.status]}: {unit.message}" if unit.status in _PARTLY else ""
    return FileResult(file, root, report, sources, texts, failure)


def no_result(file: Path, root: Path, texts: Mapping[Path, str], reason: str) -> FileResult:
    """Return that a file could not be analysed; it depends on itself alone."""
    failure = f"not analysed: {reason}"
    report = Report(str(file), (), (), (), (), (), Summary(files=1))
    return FileResult(file, root, report, frozenset([file]), texts, failure)


def _report(unit: UnitFacts, rows: Sequence[Record]) -> Report:
    by_kind: dict[str, list[Record]] = {}
    for row in rows:
        by_kind.setdefault(row.kind, []).append(row)
    report = Report(
        target=unit.unit,
        findings=(),
        gaps=tuple(map(gap_of, by_kind.get("gap", ()))),
        problems=tuple(map(problem_of, by_kind.get("problem", ()))),
        annotations=tuple(map(annotation_of, by_kind.get("tensor", ()))),
        rules=tuple(unit.rules),
        summary=Summary(
            files=1,
            checks_decided=unit.checks_decided,
            checks_undecided=unit.checks_undecided,
            unmodelled_names=unit.unmodelled,
            not_analysed=unit.not_analysed,
            undecided_reasons=unit.undecided_reasons,
        ),
    )
    return report.with_findings(map(finding_of, by_kind.get("finding", ())))


def _files(rows: Iterable[Record]) -> set[str]:
    return {row.file for row in rows if row.kind == "finding"}


def _text(root: Path, name: str, texts: Mapping[Path, str]) -> str:
    path = absolute(root, name)
    if path in texts:
        return texts[path]
    try:
        return path.read_text("utf-8", "replace")
    except OSError:
        return ""

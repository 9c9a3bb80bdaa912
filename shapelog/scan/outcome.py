"""What a scan has found, all its units as one: from its shards, and comments in the sources."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from shapelog.factgen import SourceError
from shapelog.factgen.source import read_source
from shapelog.scan.records import (
    COARSE,
    LOST,
    REDUCED,
    Record,
    UnitFacts,
    finding_of,
    gap_of,
    problem_of,
    unit_of,
)
from shapelog.scan.shards import Results
from shapelog.solver.findings import (
    Finding,
    Gap,
    Report,
    SourceProblem,
    Span,
    Summary,
    counted_severities,
)

_SHORT_REACHES = {
    "near": "with the nearest of what they import",
    "alone": "without anything that they import",
}


@dataclass(frozen=True)
class Outcome:
    """Everything that a scan has found; `report` is that of all units as one."""

    report: Report
    units: Sequence[UnitFacts]

    @property
    def lost(self) -> list[UnitFacts]:
        """The units that were lost, by name."""
        return [unit for unit in self.units if unit.status in LOST]

    @property
    def coarse(self) -> int:
        """How many units were analysed with coarser limits, for lack of time or memory."""
        return sum(unit.status == COARSE for unit in self.units)

    @property
    def reduced(self) -> int:
        """How many units are their module alone, for lack of time or memory."""
        return sum(unit.status == REDUCED for unit in self.units)

    @property
    def reaches(self) -> list[str]:
        """How many units were followed less far than to their end because that was asked for."""
        from shapelog.reports.wording import counted

        statuses = Counter(unit.status for unit in self.units)
        return [
            f"{counted(statuses[status], 'unit')} {words}, as asked for"
            for status, words in _SHORT_REACHES.items()
            if statuses[status]
        ]


def outcome_of(results: Results, target: str, unreadable: Iterable[tuple[str, str]]) -> Outcome:
    """Return what all units say, without what comments in the sources silence.

    What several units say of the same place is said once.
    """
    from shapelog.suppressions import without_suppressed

    units = [unit_of(record) for record in results.rows("unit")]
    findings: dict[tuple[Span, str], Finding] = {}
    for record in results.rows("finding"):
        finding = finding_of(record)
        findings.setdefault((finding.span, finding.rule), finding)
    problems = dict.fromkeys(problem_of(record) for record in results.rows("problem"))
    for folder, words in unreadable:
        problems[SourceProblem(folder, 0, 0, words)] = None
    names: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    for unit in units:
        names.update(unit.unmodelled)
        reasons.update(unit.undecided_reasons)
    ordered = tuple(sorted(findings.values(), key=lambda finding: (finding.span, finding.rule)))
    rules = {rule.rule: rule for unit in units for rule in unit.rules}
    report = Report(
        target=target,
        findings=ordered,
        gaps=tuple(gaps_of(results.rows("gap"))),
        problems=tuple(sorted(problems, key=lambda one: (one.file, one.line, one.column))),
        annotations=(),
        rules=tuple(rules[name] for name in sorted(rules)),
        summary=Summary(
            files=len(units),
            checks_decided=sum(unit.checks_decided for unit in units),
            checks_undecided=sum(unit.checks_undecided for unit in units),
            unmodelled_names=dict(sorted(names.items())),
            not_analysed=sum(unit.not_analysed for unit in units),
            undecided_reasons=dict(sorted(reasons.items())),
            **counted_severities(ordered),
        ),
    )
    commented = {unit.unit: _commented(unit.unit) for unit in units}
    texts = {file: text for file, text in commented.items() if text}
    judged = without_suppressed(replace(report, sources=texts), set(texts))
    return Outcome(replace(judged, sources={}), units)


def _commented(file: str) -> str:
    """The text of a file if it speaks to shapelog somewhere, else nothing."""
    try:
        if b"shapelog" not in Path(file).read_bytes():
            return ""
    except OSError:
        return ""
    return source_text(file)[0]


def gaps_of(records: Iterable[Record]) -> Iterable[Gap]:
    """The gaps, once at each place: of the reasons of several units, the first is given."""
    found: dict[tuple[str, str, Span | None], Gap] = {}
    for record in records:
        gap = gap_of(record)
        found.setdefault((gap.kind, gap.name, gap.span), gap)
    return found.values()


def source_text(file: str) -> tuple[str, str | None]:
    """A file's text, "" and None if it cannot be read."""
    try:
        text = read_source(Path(file), file).text
    except SourceError:
        return "", None
    return text, text

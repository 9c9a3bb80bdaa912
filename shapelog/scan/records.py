"""What is known of a unit, as rows: the same in the cache, in shards and in the driver's table.

`kind` is "unit" (one row a unit, counts and sources in `data`), "finding", "gap", "problem" or
"tensor". Lines count from 1 and columns from 0, as in the analysis; a row without a place has
line 0.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from shapelog.scan.analysis import Analysed, Counts
from shapelog.scan.discovery import ScanUnit
from shapelog.solver.findings import (
    Assignment,
    Finding,
    Frame,
    Gap,
    OperandShape,
    Origin,
    RuleText,
    Severity,
    SourceProblem,
    Span,
    TensorAnnotation,
    Verdict,
)

#: How a unit can come out: to its end, as far as it was asked for; coarsely with the nearest code,
#: or as its module alone, for lack of time or memory; lost.
FINISHED = ("analysed", "near", "alone", "no tensors", "unreadable")
COARSE = "coarse"
REDUCED = "reduced"
LOST = ("timed out", "out of memory", "too large", "crashed", "failed")
_SHORTENED = {"near": COARSE, "alone": REDUCED}
#: What a tensor's row is called if it is a name, which computes nothing.
_NAME = "name"


class Record(NamedTuple):
    """One row; `name` is a rule, a kind of gap, a status or "name", `text` what is said."""

    unit: str
    kind: str
    file: str
    line: int
    column: int
    end_line: int
    end_column: int
    name: str
    severity: str
    text: str
    data: str


_NUMBERS = ("line", "column", "end_line", "end_column")
COLUMNS = {name: "BIGINT" if name in _NUMBERS else "VARCHAR" for name in Record._fields}


@dataclass(frozen=True)
class UnitFacts:
    """A unit's own row: how it came out, in numbers.

    `key` names the unit with the version of shapelog, rules and settings; `sources` are the files
    it was made from, with the digests of their contents.
    """

    unit: str
    status: str
    kind: str
    project: str
    message: str
    counts: Counts
    checks_decided: int
    checks_undecided: int
    not_analysed: int
    unmodelled: Mapping[str, int]
    undecided_reasons: Mapping[str, int]
    rules: Sequence[RuleText]
    key: str
    sources: Sequence[tuple[str, str]]

    @property
    def ending(self) -> str:
        """How its analysis ended, in words."""
        return f"{self.status}: {self.message}" if self.message else self.status


def records_of(unit: ScanUnit, analysed: Analysed, key: str, message: str = "") -> list[Record]:
    """Return the rows of a unit that came to an end; `message` says why it is no whole one."""
    report = analysed.report
    summary = report.summary
    shortened = _SHORTENED.get(analysed.status) if message else None
    of_unit = UnitFacts(
        unit.file,
        shortened or analysed.status,
        unit.kind,
        unit.project,
        message,
        analysed.counts,
        summary.checks_decided,
        summary.checks_undecided,
        summary.not_analysed,
        summary.unmodelled_names,
        summary.undecided_reasons,
        report.rules,
        key,
        analysed.sources,
    )
    rows = [_unit_record(of_unit)]
    for finding in report.findings:
        rows.append(
            _placed(unit, "finding", finding.span, finding.rule, finding.severity.value,
                    finding.message, _json(asdict(finding)))
        )  # fmt: skip
    for gap in report.gaps:
        rows.append(_placed(unit, "gap", gap.span, gap.kind, "note", gap.name, gap.reason))
    for problem in report.problems:
        span = Span(problem.file, problem.line, problem.column, problem.line, problem.column)
        rows.append(_placed(unit, "problem", span, "", "error", problem.message, ""))
    for one in report.annotations:
        kind = _NAME if one.is_name else ""
        rows.append(_placed(unit, "tensor", one.span, kind, "", "\n".join(one.shapes), ""))
    return rows


def record_of_lost(unit: ScanUnit, status: str, message: str, key: str) -> Record:
    """Return the row of a unit that was lost."""
    facts = UnitFacts(
        unit.file, status, unit.kind, unit.project, message, Counts(), 0, 0, 0, {}, {}, (), key, ()
    )
    return _unit_record(facts)


def _unit_record(facts: UnitFacts) -> Record:
    data = asdict(facts)
    severity = "error" if facts.status in LOST else ""
    return Record(
        facts.unit, "unit", facts.unit, 0, 0, 0, 0, facts.status, severity, facts.message,
        _json(data),
    )  # fmt: skip


def _placed(
    unit: ScanUnit, kind: str, span: Span | None, name: str, severity: str, text: str, data: str
) -> Record:
    place = span or Span("", 0, 0, 0, 0)
    return Record(
        unit.file, kind, place.file, place.line, place.column, place.end_line, place.end_column,
        name, severity, text, data,
    )  # fmt: skip


def _json(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def dumped(rows: Iterable[Record]) -> bytes:
    """Return rows as JSON, one a line."""
    return "".join(f"{json.dumps(row)}\n" for row in rows).encode("ascii")


def loaded(data: bytes) -> list[Record]:
    """Return the rows that `dumped` wrote."""
    return [Record(*json.loads(line)) for line in data.splitlines()]


def unit_of(record: Record) -> UnitFacts:
    """Return a unit's own row as it was."""
    data: dict[str, Any] = json.loads(record.data)
    data["counts"] = Counts(**data["counts"])
    data["rules"] = [RuleText(**rule) for rule in data["rules"]]
    data["sources"] = [(name, found) for name, found in data["sources"]]
    return UnitFacts(**data)


def finding_of(record: Record) -> Finding:
    """Return a finding as it was."""
    data: dict[str, Any] = json.loads(record.data)
    return Finding(
        rule=data["rule"],
        severity=Severity(data["severity"]),
        verdict=Verdict(data["verdict"]),
        message=data["message"],
        span=Span(**data["span"]),
        shapes=tuple(
            OperandShape(one["name"], one["shape"], _span(one["span"])) for one in data["shapes"]
        ),
        origins=tuple(
            Origin(one["subject"], one["explanation"], _span(one["span"]))
            for one in data["origins"]
        ),
        trace=tuple(Frame(one["description"], _span(one["span"])) for one in data["trace"]),
        witness=tuple(Assignment(one["name"], one["value"]) for one in data["witness"]),
        constructed=(
            Frame(data["constructed"]["description"], _span(data["constructed"]["span"]))
            if data["constructed"]
            else None
        ),
        advice=data["advice"],
        fingerprint=data["fingerprint"],
    )


def _span(data: Mapping[str, Any] | None) -> Span | None:
    return None if data is None else Span(**data)


def place_of(record: Record) -> Span | None:
    """Return where a row stands, None if nowhere."""
    if not record.file:
        return None
    return Span(record.file, record.line, record.column, record.end_line, record.end_column)


def gap_of(record: Record) -> Gap:
    """Return a gap as it was."""
    return Gap(record.name, record.text, place_of(record), record.data)


def problem_of(record: Record) -> SourceProblem:
    """Return a problem as it was."""
    return SourceProblem(record.file, record.line, record.column, record.text)


def annotation_of(record: Record) -> TensorAnnotation:
    """Return a tensor's place and shapes as they were."""
    place = place_of(record)
    assert place is not None
    return TensorAnnotation(place, tuple(record.text.split("\n")), record.name == _NAME)

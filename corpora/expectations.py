"""What a program says of itself in comments, and how a report compares with it.

``# E: rule (8, 64) (65,)`` expects an error of that rule on its line, with these shapes among
its operands; ``# W:`` a warning, ``# N:`` a note; ``# S: name (8, 10)`` expects the variable
assigned on its line to have that shape (or those shapes) and no other, ``# A:`` that shape among
others; several on one line are for as many names. ``# G: call`` expects that the call on its
line is not followed. A line without a comment must have no finding; notes are looked at only
where the program expects some.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from shapelog.solver.findings import Report, Severity

from shapelog.pipeline import check

_COMMENT = re.compile(r"#\s*([EWNSAG]):\s*([^\s#]*)([^#]*)")
_SHAPED = ("S", "A")
_SEVERITIES = {"E": Severity.ERROR, "W": Severity.WARNING, "N": Severity.NOTE}


@dataclass(frozen=True)
class Expectation:
    """One comment: its line, its kind (E, W, N, S, A or G), the rule or variable, the shapes."""

    line: int
    kind: str
    name: str
    shapes: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How one program came out: what was expected, what was got, and each difference in words."""

    expected: str
    got: str
    line: int
    differences: tuple[str, ...]
    report: Report


def expectations(text: str) -> list[Expectation]:
    """Return the expectations written in a program.

    Raises ValueError if one cannot be read: unread, it would be a check that cannot fail.
    """
    found = []
    for number, line in enumerate(text.splitlines(), start=1):
        for match in _COMMENT.finditer(line):
            kind, name, rest = match.groups()
            shapes = _parenthesised(rest)
            if shapes is None or not name or (kind in _SHAPED and not shapes):
                raise ValueError(f"line {number}: {match.group()!r} cannot be read")
            found.append(Expectation(number, kind, name, shapes))
    return found


def _parenthesised(text: str) -> tuple[str, ...] | None:
    """Return the parts of a text that are in parentheses; None if it has others."""
    parts, depth, start = [], 0, 0
    for place, character in enumerate(text):
        if character == "(":
            start = place if depth == 0 else start
            depth += 1
        elif character == ")":
            depth -= 1
            if depth == 0:
                parts.append(text[start : place + 1])
        elif depth == 0 and not character.isspace():
            return None
    return tuple(parts) if depth == 0 else None


def compare(path: Path, arguments: Iterable[str] = ()) -> Outcome:
    """Check a program and compare the report with what the program expects of it."""
    text = path.read_text(encoding="utf-8")
    expected = expectations(text)
    report = check([path], list(arguments), annotate=True)
    findings = [item for item in expected if item.kind in _SEVERITIES]
    differences = [
        *_finding_differences(report, findings),
        *_shape_differences(report, expected, text),
    ]
    differences += _gap_differences(report, [item for item in expected if item.kind == "G"])
    first = report.failures[0] if report.failures else None
    return Outcome(
        expected=findings[0].name if findings else "nothing",
        got=first.rule if first else "nothing",
        line=first.span.line if first else 0,
        differences=tuple(differences),
        report=report,
    )


def _gap_differences(report: Report, expected: list[Expectation]) -> list[str]:
    gaps = [gap for gap in report.gaps if gap.kind == "not-analysed"]
    got = {(gap.span.line if gap.span else 0, gap.name) for gap in gaps}
    wanted = {(item.line, item.name) for item in expected}
    missing = [f"line {line}: expected that {name} is not analysed" for line, name in wanted - got]
    return missing + [f"line {line}: {name} is not analysed" for line, name in got - wanted]


def _finding_differences(report: Report, expected: list[Expectation]) -> list[str]:
    differences = []
    notes = any(item.kind == "N" for item in expected)
    pending = list(report.findings if notes else report.failures)
    for item in expected:
        match = next(
            (
                finding
                for finding in pending
                if finding.span.line == item.line
                and finding.rule == item.name
                and finding.severity is _SEVERITIES[item.kind]
            ),
            None,
        )
        if match is None:
            differences.append(f"line {item.line}: expected {item.name}, not found")
            continue
        pending.remove(match)
        shapes = [operand.shape for operand in match.shapes]
        for shape in item.shapes:
            if shape not in shapes:
                differences.append(f"line {item.line}: expected the shape {shape}, got {shapes}")
    for finding in pending:
        differences.append(
            f"line {finding.span.line}: unexpected {finding.rule}: {finding.message}"
        )
    return differences


def _shape_differences(report: Report, expected: list[Expectation], text: str) -> list[str]:
    differences = []
    lines = text.splitlines()
    wanted = [item for item in expected if item.kind in _SHAPED]
    for item in wanted:
        notes = [note for note in report.annotations if note.span.line == item.line]
        if sum(other.line == item.line for other in wanted) == 1:  # what the line computes at last
            notes = [note for note in notes if not note.is_name]
            ends = max((note.span.end_column for note in notes), default=-1)
            notes = [note for note in notes if note.span.end_column == ends]
        else:  # `x, y = pair`
            source = lines[item.line - 1]
            names = {note: source[note.span.column : note.span.end_column] for note in notes}
            notes = [note for note in notes if names[note] == item.name]
        shapes = {shape for note in notes for shape in note.shapes}
        missing = [shape for shape in item.shapes if shape not in shapes]
        if missing or (item.kind == "S" and len(shapes) > len(item.shapes)):
            differences.append(
                f"line {item.line}: expected {item.name} of shape {' or '.join(item.shapes)}, "
                f"got {sorted(shapes)}"
            )
    return differences

"""A baseline: the findings that are known already, so that only new ones are shown.

The file is JSON: ``{"version": 1, "findings": [{"fingerprint", "file", "rule", "message"}]}``.
The fingerprint is what identifies a finding; the rest is for people who read the file. A
fingerprint may stand there several times, and accounts for as many findings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath

from shapelog.shape_errors import UsageError
from shapelog.solver.findings import Finding, Report

_VERSION = 1


@dataclass(frozen=True, order=True)
class Known:
    """One known finding; ``file`` and ``rule`` are as they were when it was written."""

    fingerprint: str
    file: str
    rule: str
    message: str


def read_baseline(path: Path) -> tuple[Known, ...]:
    """Return what a baseline knows.

    Raises UsageError if the file is no baseline, OSError if it cannot be read.
    """
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise UsageError(f"{path}: no baseline: {error}") from None
    if not isinstance(content, dict) or not isinstance(content.get("findings"), list):
        raise UsageError(f"{path}: no baseline: it has no list of findings")
    if content.get("version") != _VERSION:
        raise UsageError(
            f"{path}: a baseline of version {content.get('version')!r}; this is {_VERSION}"
        )
    return tuple(_known(path, number, row) for number, row in enumerate(content["findings"], 1))


def _known(path: Path, number: int, row: object) -> Known:
    columns = ("fingerprint", "file", "rule", "message")
    cells = [row.get(name) for name in columns] if isinstance(row, dict) else []
    texts = [cell for cell in cells if isinstance(cell, str)]
    if len(texts) != len(columns):
        raise UsageError(f"{path}: finding {number} has not the texts {', '.join(columns)}")
    return Known(*texts)


def write_baseline(path: Path, findings: Iterable[Finding]) -> int:
    """Write the findings as a baseline, sorted; return how many. Raises OSError."""
    known = sorted(known_finding(finding) for finding in findings)
    rows = [
        {"file": one.file, "rule": one.rule, "message": one.message, "fingerprint": one.fingerprint}
        for one in sorted(known, key=lambda one: (one.file, one.rule, one))
    ]
    text = json.dumps({"version": _VERSION, "findings": rows}, indent=1)
    path.write_text(text + "\n", encoding="utf-8")
    return len(rows)


def known_finding(finding: Finding) -> Known:
    """Return a finding as a baseline has it."""
    file = PurePath(finding.span.file).as_posix()
    texts = (finding.fingerprint, file, finding.rule, finding.message)
    return Known(*(text.encode("utf-8", "backslashreplace").decode() for text in texts))


def new_findings(findings: Sequence[Finding], known: Iterable[Known]) -> list[Finding]:
    """Return the findings that a baseline does not account for, in their order.

    Each entry accounts for one finding of its fingerprint: for one in the file that it names,
    else for one in a file of another name, since files are moved.
    """
    left: dict[str, list[str]] = {}
    for one in known:
        left.setdefault(one.fingerprint, []).append(one.file)
    accounted: set[int] = set()
    for same_file in (True, False):
        for place, finding in enumerate(findings):
            files = left.get(finding.fingerprint, [])
            file = PurePath(finding.span.file).as_posix()
            if place in accounted or not files or (same_file and file not in files):
                continue
            files.remove(file if same_file else files[0])
            accounted.add(place)
    return [finding for place, finding in enumerate(findings) if place not in accounted]


def without_known(report: Report, known: Iterable[Known]) -> Report:
    """Return the report without what a baseline accounts for; that is counted."""
    kept = new_findings(report.findings, known)
    return report.with_findings(kept, baselined=len(report.findings) - len(kept))

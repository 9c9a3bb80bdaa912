"""How precise the lints are: the notes on programs that say which of them they deserve."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import click
from shapelog.corpora.expectations import expectations
from shapelog.corpora.programs import program_paths
from shapelog.solver.findings import Severity

from shapelog.pipeline import check
from shapelog.shape_errors import UsageError


@dataclass
class Tally:
    """Notes by rule: those that the programs expect and those that they do not, and the missed."""

    true: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    missed: Counter[str] = field(default_factory=Counter)
    unexpected: list[str] = field(default_factory=list)

    def rules(self) -> list[str]:
        """The rules that were found or expected."""
        return sorted({*self.true, *self.false, *self.missed})


def lint_tally(folders: Sequence[Path] = ()) -> Tally:
    """Check the programs of ``corpora/programs`` and those below the folders.

    A note is true if a comment ``# N: rule`` on its line expects it. Raises UsageError for a
    folder without programs.
    """
    tally = Tally()
    for path in (*program_paths(), *_below(folders)):
        text = path.read_text(encoding="utf-8", errors="replace")
        expected = Counter((one.line, one.name) for one in expectations(text) if one.kind == "N")
        for finding in check([path]).findings:
            if finding.severity is not Severity.NOTE:
                continue
            place = (finding.span.line, finding.rule)
            if expected[place] > 0:
                expected[place] -= 1
                tally.true[finding.rule] += 1
            else:
                tally.false[finding.rule] += 1
                tally.unexpected.append(f"{path}:{finding.span.line}: {finding.message}")
        for (_, rule), count in expected.items():
            tally.missed[rule] += count
    return tally


def _below(folders: Sequence[Path]) -> Iterable[Path]:
    for folder in folders:
        paths = sorted(folder.rglob("*.py"))
        if not paths:
            raise UsageError(f"{folder}: no Python files in this directory")
        yield from paths


def print_lints(folders: Sequence[Path], output_format: str) -> int:
    """Print the precision of each lint; return 0 if no note was unexpected and none missed."""
    tally = lint_tally(folders)
    for rule in tally.rules():
        true, false, missed = tally.true[rule], tally.false[rule], tally.missed[rule]
        precision = true / (true + false) if true + false else 0.0
        if output_format == "json":
            row = {"rule": rule, "true": true, "false": false, "missed": missed}
            click.echo(json.dumps({**row, "precision": round(precision, 3)}))
        else:
            click.echo(
                f"{rule:<22} {true:4d} true {false:4d} false {missed:4d} missed"
                f"  precision {100 * precision:5.1f}%"
            )
    if output_format != "json":
        for line in tally.unexpected:
            click.echo(f"unexpected: {line}")
    return 1 if tally.unexpected or sum(tally.missed.values()) else 0

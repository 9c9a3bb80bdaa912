"""Results of benchmarks, one a line: as a table for people, as JSON objects for programs."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

import click


@dataclass(frozen=True)
class Result:
    """One case: what was expected, what came out, on which line, and the CPU seconds it took."""

    id: str
    expected: str
    got: str
    line: int
    cpu_s: float
    passed: bool
    note: str = ""


def print_results(results: Iterable[Result], output_format: str) -> int:
    """Print the cases and the totals; return 0 if all passed, 1 if not."""
    cases = list(results)
    passed = sum(case.passed for case in cases)
    seconds = sum(case.cpu_s for case in cases)
    if output_format == "json":
        for case in cases:
            row = {
                "id": case.id,
                "expected": case.expected,
                "got": case.got,
                "line": case.line,
                "cpu_s": round(case.cpu_s, 3),
                "passed": case.passed,
                "note": case.note,
            }
            click.echo(json.dumps(row))
        totals = {"cases": len(cases), "passed": passed, "cpu_s": round(seconds, 3)}
        click.echo(json.dumps({"totals": totals}))
    else:
        width = max((len(case.id) for case in cases), default=2)
        for case in cases:
            sign = "ok  " if case.passed else "FAIL"
            place = f" line {case.line}" if case.line else ""
            note = f"  ({case.note})" if case.note else ""
            click.echo(
                f"{sign} {case.id:<{width}}  expected {case.expected}, "
                f"got {case.got}{place}  {case.cpu_s:.2f} s{note}"
            )
        click.echo(f"{passed} of {len(cases)} as expected, {seconds:.2f} CPU seconds")
    return 0 if passed == len(cases) else 1

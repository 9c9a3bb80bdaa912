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
    """Print each case as it comes out, then the totals; return 0 if all passed, 1 if not."""
    count, passed, seconds = 0, 0, 0.0
    for case in results:
        click.echo(_json_line(case) if output_format == "json" else _text_line(case))
        count, passed, seconds = count + 1, passed + case.passed, seconds + case.cpu_s
    if output_format == "json":
        totals = {"cases": count, "passed": passed, "cpu_s": round(seconds, 3)}
        click.echo(json.dumps({"totals": totals}))
    else:
        click.echo(f"{passed} of {count} as expected, {seconds:.2f} CPU seconds")
    return 0 if passed == count else 1


def _json_line(case: Result) -> str:
    row = {
        "id": case.id,
        "expected": case.expected,
        "got": case.got,
        "line": case.line,
        "cpu_s": round(case.cpu_s, 3),
        "passed": case.passed,
        "note": case.note,
    }
    return json.dumps(row)


def _text_line(case: Result) -> str:
    sign = "ok  " if case.passed else "FAIL"
    place = f" line {case.line}" if case.line else ""
    note = f"  ({case.note})" if case.note else ""
    return (
        f"{sign} {case.id:<{_WIDTH}}  expected {case.expected}, "
        f"got {case.got}{place}  {case.cpu_s:.2f} s{note}"
    )


_WIDTH = 34

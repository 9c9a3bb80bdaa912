"""The unaligned-tensor programs of Zhang et al. (ISSTA 2018): buggy found, repaired silent.

Each version is checked in a process of its own, cold, start-up included.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import click
from shapelog.corpora.manifests import manifest

from shapelog.shape_errors import UsageError


@dataclass(frozen=True)
class Program:
    """One version of a program: what was found, and the CPU seconds of its process."""

    id: str
    version: str
    passed: bool
    findings: tuple[str, ...]
    cpu_s: float


def print_ut(checkout: Path, output_format: str) -> int:
    """Print the versions and the totals; return 0 if all came out as they should.

    Raises UsageError if the checkout has not the files.
    """
    programs = []
    for program in _programs(checkout):
        programs.append(program)
        if output_format == "json":
            row = {
                "id": f"{program.id}-{program.version}",
                "passed": program.passed,
                "findings": list(program.findings),
                "cpu_s": program.cpu_s,
            }
            click.echo(json.dumps(row))
        else:
            sign = "ok  " if program.passed else "FAIL"
            name = f"{program.id} {program.version}"
            found = ", ".join(program.findings) or "silent"
            click.echo(f"{sign} {name:<12} {program.cpu_s:6.2f} s  {found}")
    counts = {
        version: sum(one.passed for one in programs if one.version == version)
        for version in ("buggy", "fix")
    }
    total = len(programs) // 2
    seconds = sum(one.cpu_s for one in programs)
    if output_format == "json":
        totals = {"cases": total, "found": counts["buggy"], "silent": counts["fix"]}
        click.echo(json.dumps({"totals": {**totals, "cpu_s": round(seconds, 2)}}))
    else:
        click.echo(f"{seconds:.2f} CPU seconds, {max(one.cpu_s for one in programs):.2f} at most")
        buggy, fixed = counts["buggy"], counts["fix"]
        click.echo(f"ut: buggy found={buggy}/{total} fixed silent={fixed}/{total}")
    return 0 if counts == {"buggy": total, "fix": total} else 1


def _programs(checkout: Path) -> Iterator[Program]:
    listed = manifest("ut.toml")
    for case in listed["case"]:
        for version in ("buggy", "fix"):
            path = checkout / case["file"].format(version=version)
            if not path.is_file():
                name = listed["repository"]
                raise UsageError(f"{path}: no such file; --checkout takes a checkout of {name}")
            yield _measured(case, version, path.resolve())


def _measured(case: dict[str, Any], version: str, path: Path) -> Program:
    command = [sys.executable, "-m", "shapelog.corpora.ut", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=gettempdir())
    found = json.loads(done.stdout)
    findings = tuple(f"{rule} ({severity}) line {line}" for severity, rule, line in found["found"])
    if version == "fix":
        passed = not findings
    else:
        severities = ("error", "warning")[: 1 if case["exception"] else 2]
        passed = any(
            severity in severities and line in case["lines"] for severity, _, line in found["found"]
        )
    return Program(case["id"], version, passed, findings, found["cpu_s"])


def measure(path: Path) -> None:
    """Check one program and print what is found and what it cost this process."""
    from shapelog.pipeline import check

    report = check([path])
    usage = resource.getrusage(resource.RUSAGE_SELF)
    found = [(one.severity.value, one.rule, one.span.line) for one in report.failures]
    cpu = round(usage.ru_utime + usage.ru_stime, 3)
    click.echo(json.dumps({"found": found, "cpu_s": cpu}))


if __name__ == "__main__":
    measure(Path(sys.argv[1]))

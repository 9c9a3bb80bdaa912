"""The unaligned-tensor subjects of Zhang et al. (ISSTA 2018) from GitHub: found or missed, and why.

Projects, not single programs: each version is checked from its entry point with the command line
of the paper's own script, in a process of its own, cold, with a limit of CPU seconds.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import click
from shapelog.corpora.manifests import manifest
from shapelog.corpora.own_process import answer, asked, limit_processor, processor_seconds
from shapelog.solver.findings import Frame, Span

from shapelog.shape_errors import UsageError


@dataclass(frozen=True)
class Subject:
    """One version of a subject: whether its bug is reported, what else is, and the CPU seconds.

    ``reason`` says why the bug of a buggy version is missed.
    """

    id: str
    version: str
    reported: tuple[str, ...] = ()
    others: int = 0
    cpu_s: float = 0.0
    problem: str = ""
    reason: str = ""

    @property
    def passed(self) -> bool:
        """Whether a buggy version is found, a repaired one not reported for the same."""
        return not self.problem and bool(self.reported) == (self.version == "buggy")


def print_ut_github(checkout: Path, seconds: float, output_format: str) -> int:
    """Print the table and the totals; return 0 if each bug is found and each repair silent.

    `seconds` of the processor are what one version may take. Raises UsageError if the checkout
    has not the files.
    """
    subjects = []
    for one in _subjects(checkout, seconds):
        subjects.append(one)
        if output_format == "json":
            click.echo(json.dumps({**asdict(one), "passed": one.passed}))
        else:
            click.echo(_line(one))
    buggy = [one for one in subjects if one.version == "buggy"]
    fixed = [one for one in subjects if one.version == "fix"]
    found, silent = (sum(one.passed for one in each) for each in (buggy, fixed))
    cpu = sum(one.cpu_s for one in subjects)
    if output_format == "json":
        totals = {"subjects": len(buggy), "found": found, "silent": silent}
        click.echo(json.dumps({"totals": {**totals, "cpu_s": round(cpu, 2)}}))
    else:
        click.echo(
            f"ut github: buggy found={found}/{len(buggy)} "
            f"fixed silent={silent}/{len(fixed)} cpu_s={cpu:.0f}"
        )
    return 0 if found == len(buggy) and silent == len(fixed) else 1


def _line(one: Subject) -> str:
    words = "found" if one.version == "buggy" else "silent"
    if not one.passed:
        words = "missed" if one.version == "buggy" else "stopped" if one.problem else "reported"
    said = ", ".join(one.reported) or one.problem
    said = "; ".join(each for each in (said, one.reason) if each)
    name = f"{one.id} {one.version}"
    return f"{words:<8} {name:<11} {one.cpu_s:7.2f} s  others={one.others}  {said}".rstrip()


def _subjects(checkout: Path, seconds: float) -> Iterator[Subject]:
    listed = manifest("ut_github.toml")
    for case in listed["subject"]:
        for version in ("buggy", "fix"):
            folder = checkout / case["folder"].format(version=version)
            for path in (folder / name for name in case["files"]):
                if not path.is_file():
                    name = listed["repository"]
                    raise UsageError(f"{path}: no such file; --checkout takes a checkout of {name}")
            yield _measured(case, version, folder.resolve(), seconds)


def _measured(case: dict[str, Any], version: str, folder: Path, seconds: float) -> Subject:
    scripts = (str(folder / name) for name in case["files"])
    words = [str(seconds), *scripts, "--", *case["arguments"]]
    said = asked("shapelog.corpora.ut_github", words, Path(gettempdir()), seconds)
    reason = case.get("missed", "") if version == "buggy" else ""
    if said.problem:
        cost = seconds if said.exceeded else 0.0
        return Subject(case["id"], version, problem=said.problem, reason=reason, cpu_s=cost)
    found = said.found
    reported = []
    for severity, rule, *spans in found["found"]:
        at = [_lines(folder, *span) for span in spans]
        if severity in ("error", "warning") and set().union(*at).intersection(case["places"]):
            ran = f", run by {at[1][0]}" if len(at) > 1 else ""
            reported.append(f"{rule} ({severity}) {at[0][0]}{ran}")
    others = len(found["found"]) - len(reported)
    reason = "" if reported else reason
    return Subject(
        case["id"], version, tuple(reported), others, found["cpu_s"], found["problem"], reason
    )


def _lines(folder: Path, file: str, line: int, end_line: int) -> list[str]:
    """Return the lines of a statement; it fails at any of them, by Python's version."""
    place = Path(file).resolve()
    name = str(place.relative_to(folder)) if place.is_relative_to(folder) else file
    return [f"{name}:{number}" for number in range(line, end_line + 1)]


def measure(seconds: float, paths: list[Path], arguments: list[str]) -> None:
    """Check one project and print what is found and what it cost this process."""
    from shapelog.pipeline import check

    limit_processor(seconds)
    report = check(paths, arguments)
    found = [
        (one.severity.value, one.rule, *(_place(span) for span in (one.span, *_runs(one.trace))))
        for one in report.failures
    ]
    problem = "" if report.summary.checks_decided else "no check was decided"
    answer({"found": found, "cpu_s": processor_seconds(), "problem": problem})


def _place(span: Span) -> tuple[str, int, int]:
    return span.file, span.line, span.end_line


def _runs(trace: Sequence[Frame]) -> list[Span]:
    """Return the runs of the graph among the calls that led to a failure: they raise it."""
    return [one.span for one in trace if one.span and one.description.startswith("run by")]


if __name__ == "__main__":
    end = sys.argv.index("--")
    measure(float(sys.argv[1]), [Path(name) for name in sys.argv[2:end]], sys.argv[end + 1 :])

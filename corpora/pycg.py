"""PyCG's micro-benchmark: small programs with the call graph that each is expected to have.

Salis et al., "PyCG: Practical Call Graph Generation in Python" (ICSE 2021), section IV: a graph
is complete if it has no call that is not expected, sound if it lacks none; exact is both.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import click
from shapelog.reports.call_graph import pycg_edges

from shapelog.pipeline import call_graph
from shapelog.shape_errors import UsageError

_SNIPPETS = "micro-benchmark/snippets"
Calls = frozenset[tuple[str, str]]


@dataclass(frozen=True)
class CallGraphResult:
    """One program: the calls that were found too many, and those that were missed."""

    category: str
    name: str
    extra: Calls
    missed: Calls
    problem: str = ""

    @property
    def complete(self) -> bool:
        """Whether no call was found that is not expected."""
        return not self.extra and not self.problem

    @property
    def sound(self) -> bool:
        """Whether no expected call was missed."""
        return not self.missed and not self.problem


def run_pycg(checkout: Path) -> Iterator[CallGraphResult]:
    """Analyse the programs of the micro-benchmark in a checkout, or in a bare repository.

    Raises UsageError if the micro-benchmark is not there.
    """
    with tempfile.TemporaryDirectory() as directory:
        root = _snippets(checkout, Path(directory))
        for expected in sorted(root.glob("*/*/callgraph.json")):
            folder = expected.parent
            yield _run(folder, json.loads(expected.read_text(encoding="utf-8")))


def _snippets(checkout: Path, scratch: Path) -> Path:
    """Return the folder of snippets: as it lies there, else taken out of the repository."""
    if (checkout / _SNIPPETS).is_dir():
        return checkout / _SNIPPETS
    command = ["git", "-C", str(checkout), "archive", "HEAD", _SNIPPETS]
    packed = subprocess.run(command, capture_output=True, check=False)
    if packed.returncode:
        raise UsageError(f"{checkout}: no {_SNIPPETS} here; --checkout takes one of vitsalis/PyCG")
    subprocess.run(["tar", "-x", "-C", str(scratch)], input=packed.stdout, check=True)
    return scratch / _SNIPPETS


def _run(folder: Path, expected: dict[str, list[str]]) -> CallGraphResult:
    graph, problems = call_graph([folder / "main.py"])
    wanted = frozenset((caller, callee) for caller in expected for callee in expected[caller])
    found_edges = pycg_edges(graph)
    found = frozenset((caller, callee) for caller in found_edges for callee in found_edges[caller])
    problem = problems[0].message if problems else ""
    return CallGraphResult(folder.parent.name, folder.name, found - wanted, wanted - found, problem)


def print_pycg(results: Iterable[CallGraphResult], output_format: str) -> int:
    """Print complete, sound and exact by category, then what differs; return 0."""
    cases = list(results)
    rows = [*_categories(cases), ("total", cases)]
    if output_format == "json":
        for name, members in rows:
            click.echo(json.dumps({"category": name, **_counts(members)}))
        return 0
    click.echo(f"{'category':<16}{'programs':>9}{'complete':>9}{'sound':>7}{'exact':>7}")
    for name, members in rows:
        counts = _counts(members)
        click.echo(
            f"{name:<16}{counts['programs']:>9}{counts['complete']:>9}"
            f"{counts['sound']:>7}{counts['exact']:>7}"
        )
    for case in cases:
        for sign, calls in (("missed", case.missed), ("extra", case.extra)):
            for caller, callee in sorted(calls):
                click.echo(f"{case.category}/{case.name}: {sign} {caller} -> {callee}")
        if case.problem:
            click.echo(f"{case.category}/{case.name}: {case.problem}")
    return 0


def _categories(
    cases: list[CallGraphResult],
) -> Iterator[tuple[str, list[CallGraphResult]]]:
    for name in sorted({case.category for case in cases}):
        yield name, [case for case in cases if case.category == name]


def _counts(cases: list[CallGraphResult]) -> dict[str, int]:
    return {
        "programs": len(cases),
        "complete": sum(case.complete for case in cases),
        "sound": sum(case.sound for case in cases),
        "exact": sum(case.complete and case.sound for case in cases),
    }

"""The image classifiers of torchvision, each built from the package's own sources.

The package is read as any project's: nothing of it is installed, and none of the sources that come
with shapelog are used. Each builder has a program and a process of its own, cold, start-up
included. What it must give is (B, 1000), for B rows, without a finding. Whether a model trains is
not followed: both must fit.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import click
from shapelog.corpora.own_process import answer, asked, limit_processor, processor_seconds

from shapelog.shape_errors import UsageError

_PROGRAM = """\
import argparse

import torch
from torchvision.models import {name}

parser = argparse.ArgumentParser()
parser.add_argument("--rows", type=int, required=True)
rows = parser.parse_args().rows
model = {name}()
model.eval()
scores = model(torch.zeros(rows, 3, {size}, {size}))
"""
#: Builders whose documentation asks for images of another size than 224.
_SIZES = {"inception_v3": 299}
_LINE = _PROGRAM.rstrip().count("\n") + 1
_COLUMN = len("scores = ")
_EXPECTED = "(--rows, 1000)"


@dataclass(frozen=True)
class Built:
    """What one builder came to: the shapes of its scores, and what was found and not decided."""

    name: str
    passed: bool
    shapes: tuple[str, ...] = ()
    findings: int = 0
    decided: int = 0
    undecided: int = 0
    not_analysed: int = 0
    unmodelled: tuple[str, ...] = ()
    cpu_s: float = 0.0
    problem: str = ""


def print_torchvision(
    checkout: Path, only: Sequence[str], seconds: float, output_format: str
) -> int:
    """Print each builder and the totals; return 0 if all gave what they should.

    `seconds` of the processor are what one builder may take. Raises UsageError if the checkout
    has not the package, or not the builders in `only`.
    """
    built = []
    for one in _all_built(checkout, only, seconds):
        built.append(one)
        if output_format == "json":
            click.echo(json.dumps(asdict(one)))
        else:
            sign = "ok  " if one.passed else "FAIL"
            shapes = " or ".join(one.shapes) or one.problem or "nothing"
            click.echo(
                f"{sign} {one.name:<22} {one.cpu_s:7.2f} s  {shapes}  findings={one.findings} "
                f"undecided={one.undecided} not_analysed={one.not_analysed} "
                f"unmodelled={len(one.unmodelled)}"
            )
    passed = sum(one.passed for one in built)
    cpu = sum(one.cpu_s for one in built)
    if output_format == "json":
        totals = {"builders": len(built), "passed": passed, "cpu_s": round(cpu, 2)}
        click.echo(json.dumps({"totals": totals}))
    else:
        found = sum(one.findings for one in built)
        undecided = sum(one.undecided for one in built)
        click.echo(
            f"torchvision: builders={passed}/{len(built)} findings={found} "
            f"undecided={undecided} cpu_s={cpu:.0f}"
        )
    return 0 if passed == len(built) else 1


def _all_built(checkout: Path, only: Sequence[str], seconds: float) -> Iterator[Built]:
    folder = checkout / "torchvision" / "models"
    if not folder.is_dir():
        raise UsageError(f"{folder}: no such folder; --checkout takes an unpacked torchvision")
    names = _builders(folder)
    unknown = [name for name in only if name not in names]
    if unknown:
        raise UsageError(f"{folder}: no builder called {unknown[0]}")
    with TemporaryDirectory() as work:
        (Path(work) / "torchvision").symlink_to((checkout / "torchvision").resolve())
        for name in only or names:
            program = Path(work) / f"builds_{name}.py"
            text = _PROGRAM.format(name=name, size=_SIZES.get(name, 224))
            program.write_text(text, encoding="utf-8")
            yield _built(name, program, seconds)


def _builders(folder: Path) -> list[str]:
    """Return the functions that the package registers as builders of image classifiers."""
    names = []
    for path in sorted(folder.glob("*.py")):
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(one, ast.Call) and ast.unparse(one.func) == "register_model"
                for one in node.decorator_list
            ):
                names.append(node.name)
    return names


def _built(name: str, program: Path, seconds: float) -> Built:
    words = [str(program), str(seconds)]
    said = asked("shapelog.corpora.torchvision", words, program.parent, seconds)
    if said.problem:
        return Built(name, False, problem=said.problem)
    return Built(name=name, **said.found)


def measure(program: Path, seconds: float) -> None:
    """Check one program, and print what it gives and what it cost this process."""
    from shapelog.pipeline import check

    limit_processor(seconds)
    report = check([program], annotate=True)
    shapes = [
        shape
        for one in report.annotations
        if (one.span.file, one.span.line, one.span.column) == (str(program), _LINE, _COLUMN)
        for shape in one.shapes
    ]
    summary = report.summary
    found = {
        "passed": shapes == [_EXPECTED]
        and not report.failures
        and not summary.checks_undecided
        and not summary.not_analysed,
        "shapes": shapes,
        "findings": len(report.failures),
        "decided": summary.checks_decided,
        "undecided": summary.checks_undecided,
        "not_analysed": summary.not_analysed,
        "unmodelled": sorted(summary.unmodelled_names),
        "cpu_s": processor_seconds(),
    }
    answer(found)


if __name__ == "__main__":
    measure(Path(sys.argv[1]), float(sys.argv[2]))

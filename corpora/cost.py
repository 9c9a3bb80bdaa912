"""What an analysis costs: each program in a process of its own, cold, split by stage."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
from shapelog.corpora.own_process import answer, asked, peak_megabytes, processor_seconds
from shapelog.corpora.programs import program_paths

from shapelog.shape_errors import UsageError

_COMMIT = "cbb760d5e50a03df667cdc32a61f75ac28e11cbf"
_ARGUMENTS = {"dcgan": ["--dataset", "cifar10", "--dataroot", "data"]}
_STAGES = ("start", "facts", "rules", "derive", "solve")


def print_cost(checkout: Path | None, output_format: str) -> None:
    """Print wall and CPU seconds and peak memory for an empty program and those of corpora."""
    if output_format == "text":
        stages = "".join(f"{stage:>9}" for stage in _STAGES)
        click.echo(f"{'program':<22}{'wall s':>8}{'cpu s':>8}{'MB':>7}{stages}   (CPU s by stage)")
    with tempfile.TemporaryDirectory() as directory:
        for name, path, arguments in _programs(Path(directory), checkout):
            _measured(path, arguments, directory)  # warms the file cache
            measured = _measured(path, arguments, directory)
            if output_format == "json":
                click.echo(json.dumps({"id": name, **measured}))
                continue
            split = "".join(f"{measured['stages'].get(stage, 0.0):9.2f}" for stage in _STAGES)
            click.echo(
                f"{name:<22}{measured['wall_s']:8.2f}{measured['cpu_s']:8.2f}"
                f"{measured['peak_mb']:7.0f}{split}"
            )


def _measured(path: Path, arguments: list[str], directory: str) -> dict[str, Any]:
    said = asked("shapelog.corpora.cost", [str(path), *arguments], Path(directory))
    if said.problem:
        raise UsageError(f"{path}: {said.problem}")
    return said.found


def _programs(directory: Path, checkout: Path | None) -> Iterator[tuple[str, Path, list[str]]]:
    empty = directory / "empty.py"
    empty.write_text("", encoding="utf-8")
    yield "empty", empty, []
    for path in program_paths():
        yield path.stem, path, []
    if checkout is not None:
        for name in ("mnist", "vae", "dcgan"):
            command = ["git", "-C", str(checkout), "show", f"{_COMMIT}:{name}/main.py"]
            text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
            path = directory / f"examples_{name}.py"
            path.write_text(text, encoding="utf-8")
            yield path.stem, path, _ARGUMENTS.get(name, [])


def measure(path: Path, arguments: list[str]) -> None:
    """Check one program and print what it cost this process, start-up included."""
    import time

    from shapelog.reports import render

    from shapelog.pipeline import Stopwatch, check

    watch = Stopwatch(_last=(0.0, time.time()))
    report = check([path], arguments, stopwatch=watch)
    render(report, "text")
    watch.lap("report")
    measured = {
        "wall_s": round(sum(watch.wall.values()), 3),
        "cpu_s": processor_seconds(),
        "peak_mb": peak_megabytes(),
        "stages": {stage: round(seconds, 3) for stage, seconds in watch.cpu.items()},
        "findings": len(report.findings),
    }
    answer(measured)


if __name__ == "__main__":
    measure(Path(sys.argv[1]), sys.argv[2:])

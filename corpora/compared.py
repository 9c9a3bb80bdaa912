"""The cost of shapelog and of another analyzer on the same projects, run one after the other."""

from __future__ import annotations

import json
import math
import os
import shlex
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from threading import Timer
from typing import Any

import click
from shapelog.corpora.manifests import manifest
from shapelog.corpora.pytea import project_files, write_files

from shapelog.shape_errors import UsageError

_SHAPELOG = "from shapelog.cli import main; main()"


@dataclass(frozen=True)
class Cost:
    """CPU seconds with all children, megabytes of the largest process, and the exit code.

    The code is None if the time was up.
    """

    cpu_s: float
    peak_mb: float
    code: int | None


def cost_of(command: Sequence[str], folder: Path, seconds: float) -> Cost:
    """Run a command in a folder for at most so many seconds by the clock.

    Raises UsageError if the command cannot be started.
    """
    try:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError as error:
        raise UsageError(f"{command[0]}: {error.strerror}") from error
    late: list[bool] = []

    def stop() -> None:
        late.append(True)
        os.killpg(process.pid, signal.SIGKILL)

    timer = Timer(seconds, stop)
    timer.start()
    try:
        _, status, usage = os.wait4(process.pid, 0)
    finally:
        timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    return Cost(
        usage.ru_utime + usage.ru_stime,
        usage.ru_maxrss / 1024,
        None if late else process.returncode,
    )


def print_compared(
    checkout: Path, command: str, rounds: int, seconds: float, output_format: str
) -> None:
    """Print what shapelog and `command` take for each project of ``pytea.toml``: the least.

    Both run `rounds` times, by turns. In `command`, ``{entry}`` is the script's path, ``{script}``
    its path in the project, ``{id}`` the project. Raises UsageError if the checkout has not the
    files, or if the command has an unknown name in braces or cannot be started.
    """
    listed = manifest("pytea.toml")
    totals = [0.0, 0.0, 0.0, 0.0]
    for case in listed["case"]:
        files = project_files(checkout, listed["commit"], case)
        own, other = _both(files, case, command, rounds, seconds)
        if other.code == 0 and own.code is not None:
            totals[0] += own.cpu_s
            totals[1] += other.cpu_s
            totals[2] = max(totals[2], own.peak_mb)
            totals[3] = max(totals[3], other.peak_mb)
        _print(case["id"], own, other, output_format)
    own_total, other_total = Cost(totals[0], totals[2], 0), Cost(totals[1], totals[3], 0)
    _print("where both ended", own_total, other_total, output_format)


def _both(
    files: Mapping[str, str], case: dict[str, Any], command: str, rounds: int, seconds: float
) -> tuple[Cost, Cost]:
    """Return the least cost of each, the two run by turns."""
    own: list[Cost] = []
    other: list[Cost] = []
    script = PurePosixPath(case["file"])
    with tempfile.TemporaryDirectory() as directory:
        write_files(files, Path(directory))
        entry = Path(directory) / case["file"]
        try:
            words = [
                word.format(entry=entry, script=script.relative_to(script.parts[0]), id=case["id"])
                for word in shlex.split(command)
            ]
        except (KeyError, IndexError, ValueError) as error:
            raise UsageError(f"--compare {command}: {error}") from error
        check = [sys.executable, "-c", _SHAPELOG, "check", str(entry), "--", *case["arguments"]]
        for _ in range(rounds):
            own.append(cost_of(check, entry.parent, seconds))
            other.append(cost_of(words, entry.parent, seconds))
    return _least(own), _least(other)


def _least(costs: Sequence[Cost]) -> Cost:
    ended = [cost for cost in costs if cost.code is not None] or costs
    return min(ended, key=lambda cost: cost.cpu_s)


def _print(name: str, own: Cost, other: Cost, output_format: str) -> None:
    times = other.cpu_s / own.cpu_s if own.cpu_s else math.nan
    if output_format == "json":
        row = {
            "id": name,
            "cpu_s": round(own.cpu_s, 3),
            "peak_mb": round(own.peak_mb, 1),
            "other_cpu_s": round(other.cpu_s, 3),
            "other_peak_mb": round(other.peak_mb, 1),
            "other_code": other.code,
        }
        click.echo(json.dumps(row))
        return
    ended = "" if other.code == 0 else f" (ended with {other.code})"
    if other.code is None:
        ended = " (time was up)"
    click.echo(
        f"{name:<26} shapelog {own.cpu_s:6.2f} CPU s {own.peak_mb:5.0f} MB   "
        f"other {other.cpu_s:6.2f} CPU s {other.peak_mb:5.0f} MB{ended}   {times:.1f} times"
    )

"""A measurement in a Python process of its own, cold: started here, limited and answered there."""

from __future__ import annotations

import json
import math
import resource
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

#: Seconds between being asked to stop and being stopped.
_GRACE = 5


@dataclass(frozen=True)
class Answer:
    """What a process found, or the ``problem``: it may be that a limit was ``exceeded``."""

    found: dict[str, Any] = field(default_factory=dict)
    problem: str = ""
    exceeded: bool = False


def asked(
    module: str,
    words: Sequence[str],
    folder: Path,
    seconds: float = math.inf,
    wall: float | None = None,
) -> Answer:
    """Run the module `module` on `words` in `folder`, and return what it answers.

    `seconds` of the processor is what it gives ``limit_processor``; `wall` seconds is what it may
    take by the clock, if that is limited. In the root of a checkout, Python would take the folder
    shapelog/ for all of it: name another one.
    """
    command = [sys.executable, "-m", module, *words]
    try:
        done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=wall)
    except subprocess.TimeoutExpired:
        return Answer(problem=f"more than {wall:g} s by the clock", exceeded=True)
    if done.returncode == -signal.SIGXCPU:
        return Answer(problem=f"more than {seconds:g} s", exceeded=True)
    if done.returncode:
        said = done.stderr.strip().splitlines()[-1:] or [f"ended with {done.returncode}"]
        return Answer(problem=said[0])
    return Answer(json.loads(done.stdout.splitlines()[-1]))


def limit_processor(seconds: float) -> None:
    """Let the system end this process once it has taken so many seconds of the processor."""
    limit = max(1, math.ceil(seconds))
    resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + _GRACE))


def processor_seconds() -> float:
    """Return the seconds of the processor that this process has taken, start-up included."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return round(usage.ru_utime + usage.ru_stime, 3)


def peak_megabytes() -> float:
    """Return the megabytes of memory that this process has had at most."""
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)


def answer(found: dict[str, Any]) -> None:
    """Print what this process found, for the one that asked."""
    click.echo(json.dumps(found))

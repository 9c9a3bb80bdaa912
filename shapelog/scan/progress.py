"""How far a scan has come: a bar on a terminal, else a line a minute on standard error."""

from __future__ import annotations

import sys
import time
from types import TracebackType
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rich.progress import Progress, TaskID

_SECONDS_BETWEEN_LINES = 60.0


class ScanProgress:
    """Counts units and lines of source; used as a context."""

    def __init__(self, units: int, lines: int) -> None:
        self._units = units
        self._lines = lines
        self._done_units = 0
        self._done_lines = 0
        self._lost = 0
        self._started = self._said = time.monotonic()
        self._bar: Progress | None = None
        self._task: TaskID | None = None
        if units and sys.stderr.isatty():
            self._bar, self._task = _bar(units)

    def __enter__(self) -> ScanProgress:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def advance(self, lines: int, lost: bool) -> None:
        """One more unit has come to an end."""
        self._done_units += 1
        self._done_lines += lines
        self._lost += lost
        now = time.monotonic()
        rate = self._done_lines / max(now - self._started, 0.001)
        if self._bar is not None and self._task is not None:
            words = f"{rate:,.0f} lines/s" + (f", {self._lost} lost" if self._lost else "")
            self._bar.update(self._task, advance=1, rate=words)
        elif now - self._said > _SECONDS_BETWEEN_LINES:
            self._said = now
            left = (self._lines - self._done_lines) / max(rate, 0.001)
            click.echo(
                f"shapelog: {self._done_units:,} of {self._units:,} units, "
                f"{rate:,.0f} lines/s, {_duration(left)} left",
                err=True,
            )


def _bar(units: int) -> tuple[Progress, TaskID]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    bar = Progress(
        TextColumn("units"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    return bar, bar.add_task("units", total=units, rate="")


def _duration(seconds: float) -> str:
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"

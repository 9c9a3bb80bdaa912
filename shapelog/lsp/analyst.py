"""Which open files wait for an analysis, and the worker process that does it.

One file is analysed at a time. A text that changes again while it is analysed is not analysed to
its end. A file that takes too long, too much memory or the process with it costs itself only: it
is tried once more with coarser limits, then as its module alone, and says why.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from shapelog.baseline import read_baseline
from shapelog.configuration import find_configuration
from shapelog.lsp.compiling import have_compiled
from shapelog.lsp.results import FileResult, no_result, result_of
from shapelog.lsp.worker import EditorJob, EditorTask, serve
from shapelog.rules.catalogue import rule_names
from shapelog.rules.files import rule_files
from shapelog.scan.pool import Pool
from shapelog.scan.records import LOST, loaded
from shapelog.scan.worker import Outcome
from shapelog.settings import Settings
from shapelog.severities import check_rules
from shapelog.shape_errors import UsageError


@dataclass(frozen=True)
class Limits:
    """Seconds of the processor and bytes of memory for one file."""

    seconds: float = 60.0
    memory: int = 900 << 20


@dataclass
class Analyst:
    """Analyses files one after the other, in a process of its own."""

    limits: Limits
    cache: Path | None
    _numbers: itertools.count[int] = field(default_factory=itertools.count)
    _running: int | None = None

    def __post_init__(self) -> None:
        job = EditorJob(self.cache, self.limits.memory)
        self._pool: Pool[EditorTask, EditorJob] = Pool(serve, job, 1, self.limits.seconds)

    async def analyse(self, file: Path, root: Path, texts: Mapping[Path, str]) -> FileResult | None:
        """Return what a file came to; None if it was abandoned."""
        try:
            configured = find_configuration(file)
            rules = tuple(path.resolve() for path in configured.rules)
            check_rules(configured.severities, rule_names(rule_files(rules)), configured.file)
            known = read_baseline(configured.baseline) if configured.baseline else ()
        except UsageError as error:
            return no_result(file, root, texts, str(error))
        except OSError as error:
            return no_result(file, root, texts, f"{error.filename}: {error.strerror}")
        await have_compiled(rule_files(rules))
        settings = Settings(
            dataset_lengths=configured.dataset_lengths,
            symbols=configured.symbols,
            tensorflow_version=configured.tensorflow_version,
        )
        task = EditorTask(next(self._numbers), file, root, texts, rules, settings)
        outcome = await self._ran(task)
        how = f"{outcome.status} {outcome.message}".strip()
        for shorter in task.reach.shorter:
            if outcome.status in LOST and outcome.status != "failed":
                number = next(self._numbers)
                again = task._replace(number=number, lost=how, reach=shorter)
                outcome = await self._ran(again)
        if outcome.status == "abandoned":
            return None
        if outcome.status != "done":
            words = f"{outcome.status} {outcome.message}".strip()
            return no_result(file, root, texts, words)
        rows = loaded(outcome.data)
        return result_of(rows, file, root, texts, configured.severities, known)

    async def _ran(self, task: EditorTask) -> Outcome:
        self._running = task.number
        try:
            return await asyncio.to_thread(lambda: next(iter(self._pool.run([task]))))
        except asyncio.CancelledError:
            self.abandon()
            raise
        finally:
            self._running = None

    def abandon(self) -> None:
        """Give up what is being analysed."""
        if self._running is not None:
            self._pool.abandon(self._running)

    def close(self) -> None:
        """End the process."""
        self._pool.__exit__()


@dataclass
class Waiting:
    """Files that wait, each from a moment on; what was asked for last comes first."""

    _due: dict[Path, float] = field(default_factory=dict)
    _changed: asyncio.Event = field(default_factory=asyncio.Event)

    def add(self, file: Path, delay: float = 0.0) -> None:
        """Let a file wait, for `delay` seconds from now at least."""
        self._due.pop(file, None)
        self._due[file] = time.monotonic() + delay
        self._changed.set()

    def discard(self, file: Path) -> None:
        """Let a file not wait any more."""
        self._due.pop(file, None)

    async def next(self) -> Path:
        """Take out the next file, when its moment has come."""
        while True:
            now = time.monotonic()
            for file in reversed(self._due):
                if self._due[file] <= now:
                    del self._due[file]
                    return file
            self._changed.clear()
            soonest = min(self._due.values(), default=None)
            timeout = None if soonest is None else soonest - now
            try:
                await asyncio.wait_for(self._changed.wait(), timeout)
            except asyncio.TimeoutError:
                continue

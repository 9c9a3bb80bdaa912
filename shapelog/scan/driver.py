"""A scan from directories to a folder of results: discovery, workers, shards, reports."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from shapelog.rules.cache import compiled_program
from shapelog.rules.files import rule_files
from shapelog.scan.changed import changed_files
from shapelog.scan.discovery import Discovery, ScanUnit, discover
from shapelog.scan.pool import Pool
from shapelog.scan.progress import ScanProgress
from shapelog.scan.reach import Reach
from shapelog.scan.records import COARSE, FINISHED, LOST, REDUCED, record_of_lost, unit_of
from shapelog.scan.shards import (
    Results,
    database,
    finished_units,
    shard_path,
    write_shard,
)
from shapelog.scan.store import implementation_digest
from shapelog.scan.worker import Job, Outcome, Task, depends_on, is_current, key_of, work
from shapelog.settings import Settings

SHARDS = "shards"
PROCESSES = "processes"
EXECUTORS = (PROCESSES, "ray")


@dataclass(frozen=True)
class Limits:
    """What a unit may use: seconds of the processor and bytes of memory; how many run at once.

    Without `jobs`, as many as there are processors.
    """

    seconds: float = 60.0
    memory: int = 900 << 20
    jobs: int | None = None


@dataclass(frozen=True)
class Scan:
    """A run that is over: where its shards are, and what it did.

    `kept` units had a result from before, `cached` ones were in the cache, `unchanged` ones do
    not depend on what has changed. `seconds` (by the clock), `processor` (seconds, of all workers)
    and `peak` (bytes, of one worker) are of this run alone and are no part of the reports.
    """

    discovery: Discovery
    shards: Sequence[Path]
    kept: int
    cached: int
    analysed: int
    unchanged: int
    lines: int
    seconds: float
    processor: float
    peak: int
    cache_problems: Sequence[str]


def scan(
    directories: Sequence[Path],
    output: Path,
    *,
    limits: Limits,
    cache: Path | None,
    resume: bool = False,
    changed_since: str | None = None,
    settings: Settings | None = None,
    rules: Sequence[Path] = (),
    executor: str = PROCESSES,
    reach: Reach = Reach.WHOLE,
) -> Scan:
    """Analyse the units of directories, each to a shard below `output`.

    The `executor` is one of `EXECUTORS`: where units run, which makes no difference to results.

    A unit that is lost for lack of time or memory is tried again with each shorter `reach`: the
    nearest code, then its module alone.
    A unit whose shard is there and whose sources have not changed is not analysed again; with
    `resume`, neither is one that was lost, coarse or reduced. Raises TargetError, UsageError,
    RuleErrors, and OSError if the results cannot be written.
    """
    started = time.monotonic()
    database()
    found = discover(directories)
    changed = changed_files(directories, changed_since) if changed_since is not None else None
    chosen = settings or Settings()
    compiled_program(rule_files(rules))  # once, before the workers do
    named = chosen if reach is Reach.WHOLE else (chosen, reach.value)
    implementation = implementation_digest(rule_files(rules), named)
    folder = output / SHARDS
    folder.mkdir(parents=True, exist_ok=True)
    _forget_others(folder, found.units)
    kept = _kept(folder, found.units, implementation, resume, changed)
    units = [unit for unit in found.units if unit.file not in kept]
    job = Job(folder, cache, implementation, chosen, tuple(rules), limits.memory, changed)
    counted = {unit.file: _lines(unit.path) for unit in units}
    counts = {"done": 0, "cached": 0, "unchanged": 0}
    order = sorted(range(len(units)), key=lambda number: (-counted[units[number].file], number))
    with (
        _executor(executor, job, limits, len(units)) as pool,
        ScanProgress(len(units), sum(counted.values())) as progress,
    ):
        lost: list[Outcome] = []
        for outcome in pool.run(Task(number, units[number], reach) for number in order):
            unit = units[outcome.number]
            progress.advance(counted[unit.file], outcome.status in LOST)
            if outcome.status in LOST:
                counts["done"] += 1
                lost.append(outcome)
            elif outcome.status in counts:
                counts[outcome.status] += 1
            else:
                raise OSError(0, outcome.message, str(shard_path(folder, unit.file)))
            if outcome.status in LOST:  # should the run be killed before the second attempt
                _write_lost(folder, unit, outcome, implementation)
        how = {one.number: _how(one) for one in sorted(lost) if one.status != "failed"}
        for shorter in reach.shorter:
            again = [Task(number, units[number], shorter, words) for number, words in how.items()]
            for outcome in pool.run(again):
                if outcome.status in counts:
                    del how[outcome.number]
                elif outcome.status not in LOST:
                    raise OSError(0, outcome.message)
    paths = (shard_path(folder, unit.file) for unit in found.units)
    return Scan(
        discovery=found,
        shards=[path for path in paths if path.exists()],
        kept=len(kept),
        cached=counts["cached"],
        analysed=counts["done"],
        unchanged=counts["unchanged"],
        lines=sum(counted.values()),
        seconds=time.monotonic() - started,
        processor=pool.processor,
        peak=pool.peak,
        cache_problems=sorted(set(pool.problems)),
    )


class Executor(Protocol):
    """Runs tasks somewhere; what it measures is as with `Pool`."""

    peak: int
    processor: float
    problems: list[str]

    def __enter__(self) -> Executor:
        """Begin."""

    def __exit__(self, *_: object) -> None:
        """End what runs."""

    def run(self, tasks: Iterable[Task]) -> Iterator[Outcome]:
        """Yield how each task ended, in the order in which they end."""


def _executor(name: str, job: Job, limits: Limits, units: int) -> Executor:
    """Return what runs the units, with no more processes than there are units."""
    if name == PROCESSES:
        jobs = min(limits.jobs or os.cpu_count() or 1, max(units, 1))
        return Pool[Task, Job](work, job, jobs, limits.seconds)
    from shapelog.scan.ray_pool import RayPool

    jobs = max(units, 1) if limits.jobs is None else min(limits.jobs, max(units, 1))
    return RayPool(job, jobs, limits.seconds)


def _how(outcome: Outcome) -> str:
    return f"{outcome.status} {outcome.message}".strip()


def _write_lost(folder: Path, unit: ScanUnit, outcome: Outcome, implementation: str) -> None:
    key = key_of(implementation, unit)
    row = record_of_lost(unit, outcome.status, outcome.message, key)
    write_shard(shard_path(folder, unit.file), [row])


def open_results(done: Scan) -> Results:
    """Return the results of a scan. Raises OSError if they cannot be read."""
    return Results(done.shards)


def _forget_others(folder: Path, units: Iterable[ScanUnit]) -> None:
    """Remove shards of units that are no more, and what a killed run has left half written."""
    names = {shard_path(folder, unit.file).name for unit in units}
    for path in folder.iterdir():
        if path.name not in names and path.suffix in (".parquet", ".part", ".jsonl"):
            with suppress(OSError):
                path.unlink()


def _kept(
    folder: Path,
    units: Iterable[ScanUnit],
    implementation: str,
    resume: bool,
    changed: frozenset[str] | None,
) -> set[str]:
    """The units whose shards say what an analysis would say now."""
    keys: Mapping[str, str] = {unit.file: key_of(implementation, unit) for unit in units}
    kept = set()
    for record in finished_units(folder):
        facts = unit_of(record)
        if facts.key != keys.get(facts.unit):
            continue
        finished = facts.status in FINISHED and is_current(facts.sources)
        unaffected = changed is not None and not depends_on(facts.sources, changed)
        lost = resume and (facts.status in LOST or facts.status in (COARSE, REDUCED))
        if finished or lost or (unaffected and facts.status in FINISHED):
            kept.add(facts.unit)
    return kept


def _lines(path: Path) -> int:
    try:
        return path.read_bytes().count(b"\n") + 1
    except OSError:
        return 0

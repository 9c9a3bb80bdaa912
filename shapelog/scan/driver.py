"""A scan from directories to a folder of results: discovery, workers, shards, reports."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from shapelog.pipeline import Settings, rule_files
from shapelog.rules.cache import compiled_program
from shapelog.scan.changed import changed_files
from shapelog.scan.discovery import Discovery, ScanUnit, discover
from shapelog.scan.pool import Pool
from shapelog.scan.progress import ScanProgress
from shapelog.scan.records import FINISHED, LOST, record_of_lost, unit_of
from shapelog.scan.shards import (
    Results,
    database,
    finished_units,
    shard_path,
    write_shard,
)
from shapelog.scan.store import implementation_digest
from shapelog.scan.worker import Job, Task, depends_on, is_current, key_of

SHARDS = "shards"


@dataclass(frozen=True)
class Limits:
    """What a unit may use: seconds of time and bytes of memory; and how many run at once."""

    seconds: float = 120.0
    memory: int = 1 << 30
    jobs: int = field(default_factory=lambda: os.cpu_count() or 1)


@dataclass(frozen=True)
class Scan:
    """A run that is over: where its shards are, and what it did.

    `kept` units had a result from before, `cached` ones were in the cache, `unchanged` ones do
    not depend on what has changed. `seconds` and `peak` (bytes) are of this run alone and are
    no part of the reports.
    """

    discovery: Discovery
    shards: Sequence[Path]
    kept: int
    cached: int
    analysed: int
    unchanged: int
    lines: int
    seconds: float
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
) -> Scan:
    """Analyse the units of directories, each to a shard below `output`.

    A unit whose shard is there and whose sources have not changed is not analysed again; with
    `resume`, neither is one that was lost. Raises TargetError, UsageError, RuleErrors, and OSError
    if the results cannot be written.
    """
    started = time.monotonic()
    database()
    found = discover(directories)
    changed = changed_files(directories, changed_since) if changed_since is not None else None
    chosen = settings or Settings()
    compiled_program(rule_files(rules))  # once, before the workers do
    implementation = implementation_digest(rule_files(rules), chosen)
    folder = output / SHARDS
    folder.mkdir(parents=True, exist_ok=True)
    _forget_others(folder, found.units)
    kept = _kept(folder, found.units, implementation, resume, changed)
    units = [unit for unit in found.units if unit.file not in kept]
    job = Job(
        folder, cache, implementation, chosen, tuple(rules), limits.memory, changed
    )
    counted = {unit.file: _lines(unit.path) for unit in units}
    counts = {"done": 0, "cached": 0, "unchanged": 0}
    order = sorted(range(len(units)), key=lambda number: (-counted[units[number].file], number))
    with (
        Pool(job, min(limits.jobs, max(len(units), 1)), limits.seconds) as pool,
        ScanProgress(len(units), sum(counted.values())) as progress,
    ):
        for outcome in pool.run(Task(number, units[number]) for number in order):
            unit = units[outcome.number]
            progress.advance(counted[unit.file], outcome.status in LOST)
            if outcome.status in counts:
                counts[outcome.status] += 1
            elif outcome.status in LOST:
                counts["done"] += 1
                key = key_of(implementation, unit)
                lost = record_of_lost(unit, outcome.status, outcome.message, key)
                write_shard(shard_path(folder, unit.file), [lost])
            else:
                path = str(shard_path(folder, unit.file))
                raise OSError(0, outcome.message, path)
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
        peak=pool.peak,
        cache_problems=sorted(set(pool.problems)),
    )


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
        lost = resume and facts.status in LOST
        if finished or lost or (unaffected and facts.status in FINISHED):
            kept.add(facts.unit)
    return kept


def _lines(path: Path) -> int:
    try:
        return path.read_bytes().count(b"\n") + 1
    except OSError:
        return 0



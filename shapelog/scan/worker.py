"""What runs in a worker process: units one after the other, each to its shard."""

from __future__ import annotations

import os
import select
import sys
import threading
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from shapelog.scan.analysis import Analyser
from shapelog.scan.discovery import ScanUnit
from shapelog.scan.forks import ForkDiedError
from shapelog.scan.lowered import content_digest
from shapelog.scan.reach import Reach, TooLargeError
from shapelog.scan.records import Record, dumped, loaded, records_of, unit_of
from shapelog.scan.shards import shard_path, write_shard
from shapelog.scan.store import Store, Stored
from shapelog.settings import Settings

#: What a worker may reserve beyond its memory, in bytes: libraries and deep stacks reserve much
#: and use little. What it uses is watched from outside.
_RESERVED = 8 << 30


@dataclass(frozen=True)
class Job:
    """What every unit of a run has in common.

    `changed` are the files that have changed, if only what depends on them is to be analysed;
    `memory` is in bytes.
    """

    shards: Path
    cache: Path | None
    implementation: str
    settings: Settings
    rules: tuple[Path, ...]
    memory: int
    changed: frozenset[str] | None = None


class Task(NamedTuple):
    """A unit to analyse; outcomes give its number back.

    `lost` says why it was lost with a longer reach than this one.
    """

    number: int
    unit: ScanUnit
    reach: Reach = Reach.WHOLE
    lost: str = ""


class Outcome(NamedTuple):
    """How a task ended: "done", "cached", "unchanged" (not analysed), or how it was lost.

    `data` is what a worker sends back that leaves its result in no shard.
    """

    number: int
    status: str
    message: str
    data: bytes = b""


def key_of(implementation: str, unit: ScanUnit) -> str:
    """Return what names a unit's result, whatever its sources contain."""
    roots = " ".join(root.as_posix() for root in unit.roots)
    return f"{implementation} {unit.file} {unit.module} {unit.kind} {unit.project} {roots}"


def end_with(connection: Connection) -> None:
    """End this process as soon as the other end hangs up, whatever it is at."""
    if not hasattr(select, "poll"):
        return
    poller = select.poll()
    poller.register(connection.fileno(), 0)

    def watch() -> None:
        poller.poll()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def work(connection: Connection, job: Job) -> None:
    """Serve tasks until the other end hangs up."""
    end_with(connection)
    limit_memory(job.memory)
    store = Store(job.cache)
    analyser = Analyser(store, job.implementation, job.settings, job.rules, at_most(job.memory))
    # who hangs up before it has read everything resets the connection
    with suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            task: Task = connection.recv()
            connection.send(_outcome(task, analyser, job))
            if store.problem and job.cache is not None:
                connection.send(Outcome(-1, "cache", store.problem))
                job = Job(**{**job.__dict__, "cache": None})


def _outcome(task: Task, analyser: Analyser, job: Job) -> Outcome:
    try:
        return Outcome(task.number, _analyse(task, analyser, job), "")
    except OSError as error:
        return Outcome(task.number, "disk", error.strerror or str(error))
    except Exception as error:
        return unexpected(task.number, error, job.memory)


def unexpected(number: int, error: Exception, memory: int) -> Outcome:
    """Return what an error comes to: a lack of room, of `memory` bytes that there are, or a defect
    of ours, reported as such."""
    if isinstance(error, TooLargeError):
        return Outcome(number, "too large", str(error))
    if isinstance(error, ForkDiedError):
        return Outcome(number, "crashed", str(error))
    if isinstance(error, MemoryError) or "bad_alloc" in str(error):
        return Outcome(number, "out of memory", above(memory))
    words = f"{type(error).__name__}: {error}".split("\n")[0]
    return Outcome(number, "failed", words[:300])


def at_most(memory: int) -> int:
    """Return the bytes that a derivation is refused to go beyond: some more than `memory`, above
    which it is stopped as soon as that is seen, which takes long on a busy machine."""
    return memory + memory // 20


def above(memory: int) -> str:
    """Say that so many bytes do not suffice."""
    return f"above {memory >> 20} MB"


def _analyse(task: Task, analyser: Analyser, job: Job) -> str:
    unit = task.unit
    shard = shard_path(job.shards, unit.file)
    key = key_of(job.implementation, unit)
    rows = None if task.lost else cached_rows(analyser.store, key)
    if rows is not None:
        if job.changed is not None and not depends_on(unit_of(rows[0]).sources, job.changed):
            return "unchanged"
        write_shard(shard, rows)
        return "cached"
    changed = None if task.lost else job.changed
    analysed = analyser.analyse(unit, changed, task.reach)
    if analysed is None:
        return "unchanged"
    rows = records_of(unit, analysed, key, task.lost)
    write_shard(shard, rows)
    if not task.lost:
        analyser.store.put_result(key, Stored(analysed.sources, dumped(rows)))
    return "done"


def cached_rows(store: Store, key: str) -> list[Record] | None:
    """Return the result of a unit if its sources contain what they contained."""
    for stored in store.results(key):
        if is_current(stored.sources):
            return loaded(stored.data)
    return None


def depends_on(sources: Iterable[tuple[str, str]], files: frozenset[str]) -> bool:
    """Whether one of the files is among the sources, found or looked for in vain."""
    return any(name in files for name, _ in sources)


def is_current(sources: Iterable[tuple[str, str]]) -> bool:
    """Whether files contain what they contained, and those that were not there still are not."""
    return all(current_digest(name) == found for name, found in sources)


_known: dict[tuple[str, int, int], str] = {}


def current_digest(name: str) -> str:
    """Return the digest of a file's content; it is read again only if its date or size differs."""
    path = Path(name)
    try:
        state = path.stat()
    except OSError:
        return content_digest(path)
    key = (name, state.st_mtime_ns, state.st_size)
    if key not in _known:
        _known[key] = content_digest(path)
    return _known[key]


def limit_memory(limit: int) -> None:
    """Bound what the process may reserve, where the system has such a bound."""
    if sys.platform == "linux":
        import resource

        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (limit + _RESERVED, limit + _RESERVED))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

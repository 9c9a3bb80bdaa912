"""What runs in the server's worker process: the units of open files, one after the other.

A unit is what `shapelog scan` makes of the file, and its result comes from the same cache; the
texts that the editor shows go before what the disk has.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from shapelog.factgen import TargetError
from shapelog.rules.dialect.errors import RuleErrors
from shapelog.rules.files import rule_files
from shapelog.scan.analysis import Analyser
from shapelog.scan.discovery import ScanUnit, discover
from shapelog.scan.reach import Reach
from shapelog.scan.records import Record, dumped, loaded, records_of
from shapelog.scan.store import Store, Stored, implementation_digest
from shapelog.scan.worker import (
    Outcome,
    at_most,
    current_digest,
    key_of,
    limit_memory,
    unexpected,
)
from shapelog.settings import Settings


@dataclass(frozen=True)
class EditorJob:
    """What all analyses of a server have in common; `memory` is in bytes."""

    cache: Path | None
    memory: int


class EditorTask(NamedTuple):
    """A file to analyse, below the folder `root` where a scan would begin.

    `unsaved` has the texts of open files; paths are absolute. `lost` says why the unit was lost
    with a longer reach than this one.
    """

    number: int
    file: Path
    root: Path
    unsaved: Mapping[Path, str]
    rules: tuple[Path, ...]
    settings: Settings
    reach: Reach = Reach.WHOLE
    lost: str = ""


def serve(connection: Connection, job: EditorJob) -> None:
    """Serve tasks until the other end hangs up; what is sent back are the rows of the unit."""
    _leave_the_streams()
    limit_memory(job.memory)
    editor = _Editor(Store(job.cache), job.memory)
    with suppress(EOFError, KeyboardInterrupt, ConnectionError):
        while True:
            task: EditorTask = connection.recv()
            connection.send(_outcome(editor, task))


def _leave_the_streams() -> None:
    """Let go of the server's standard streams: they are its connection with the editor."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)
    os.close(nothing)


def _outcome(editor: _Editor, task: EditorTask) -> Outcome:
    try:
        os.chdir(task.root)
        return Outcome(task.number, "done", "", dumped(editor.rows(task)))
    except (RuleErrors, TargetError) as error:
        return Outcome(task.number, "refused", str(error).split("\n")[0])
    except OSError as error:
        return Outcome(task.number, "refused", error.strerror or str(error))
    except Exception as error:
        return unexpected(task.number, error, editor.memory)


@dataclass
class _Editor:
    """Keeps what was found in folders, and the facts of files, between analyses."""

    store: Store
    memory: int
    _units: dict[Path, dict[str, ScanUnit]] = field(default_factory=dict)
    _analysers: dict[Path, tuple[object, Analyser]] = field(default_factory=dict)
    _latest: dict[str, Stored] = field(default_factory=dict)

    def rows(self, task: EditorTask) -> Sequence[Record]:
        """The rows of a unit, from the cache if its sources are what they were."""
        unit = self._unit(task)
        analyser = self._analyser(task)
        analyser.files.unsaved = task.unsaved
        analyser.files.forget_changed()
        key = key_of(analyser.implementation, unit)
        known = [] if task.lost else self.store.results(key)
        for stored in known:
            if _is_current(stored, analyser):
                return loaded(stored.data)
        latest = self._latest.get(key)
        if latest is None or task.lost or not _is_current(latest, analyser):
            analysed = analyser.analyse(unit, reach=task.reach)
            assert analysed is not None
            rows = records_of(unit, analysed, key, task.lost)
            if task.lost:
                return rows
            latest = self._latest[key] = Stored(analysed.sources, dumped(rows))
        if all(current_digest(name) == found for name, found in latest.sources):
            self.store.put_result(key, latest)  # nothing in it is unsaved
        return loaded(latest.data)

    def _unit(self, task: EditorTask) -> ScanUnit:
        """The unit of the file, as a scan of the root has it; one by itself if none has."""
        shown = Path(os.path.relpath(task.file)).as_posix()
        known = self._units.get(task.root, {})
        if shown not in known and not task.lost:
            with suppress(TargetError):
                known = {unit.file: unit for unit in discover([Path()]).units}
                self._units[task.root] = known
        return known.get(shown) or discover([Path(shown)]).units[0]

    def _analyser(self, task: EditorTask) -> Analyser:
        """The analyser of a folder, as long as nobody changes rules or settings."""
        files = rule_files(task.rules)
        state = (repr(task.settings), [(file, file.stat().st_mtime_ns) for file in task.rules])
        known = self._analysers.get(task.root)
        if known is not None and known[0] == state:
            return known[1]
        implementation = implementation_digest(files, task.settings)
        memory = at_most(self.memory)
        analyser = Analyser(self.store, implementation, task.settings, task.rules, memory)
        self._analysers[task.root] = (state, analyser)
        return analyser


def _is_current(stored: Stored, analyser: Analyser) -> bool:
    """Whether all sources are what they were: those of open files as the editor shows them."""
    return all(analyser.files.digest_of(Path(name)) == found for name, found in stored.sources)

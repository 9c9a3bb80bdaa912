"""The cache of facts and results: one SQLite file, content-addressed, for concurrent runs.

Every entry is found by what it was made from, so nothing in it can be out of date, and two runs
that write the same entry write the same bytes. A cache that cannot be used is no error: the run
goes on without it and says so once.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import TypeVar

_WAIT_SECONDS = 60.0
_AGAIN_SECONDS = 0.05
_LARGEST_BYTES = 4 << 30
_TABLES = """
CREATE TABLE IF NOT EXISTS facts (key TEXT PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS results (
  unit TEXT NOT NULL, state TEXT NOT NULL, sources TEXT NOT NULL, data BLOB NOT NULL,
  PRIMARY KEY (unit, state)
) WITHOUT ROWID;
"""

Result = TypeVar("Result")


@dataclass(frozen=True)
class Stored:
    """A result, and the sources it was made from: a name and the digest of its content each."""

    sources: tuple[tuple[str, str], ...]
    data: bytes


class Store:
    """An open cache; `problem` says why it is not used, "" if it is."""

    def __init__(self, path: Path | None) -> None:
        self.problem = "" if path is not None else "switched off"
        self._connection: sqlite3.Connection | None = None
        if path is not None:
            self._connection = self._attempt(lambda: _opened(path))

    def facts(self, key: str) -> bytes | None:
        """Return the facts stored under a key."""
        row = self._attempt(lambda: self._one("SELECT data FROM facts WHERE key = ?", key))
        return _unpacked(row[0]) if row else None

    def put_facts(self, key: str, data: bytes) -> None:
        """Store the facts of a file."""
        packed = zlib.compress(data, 1)
        statement = "INSERT OR REPLACE INTO facts VALUES (?, ?)"
        self._attempt(lambda: self._write(statement, key, packed))

    def results(self, unit: str) -> list[Stored]:
        """Return what is stored for a unit, for whichever state of its sources."""
        question = "SELECT sources, data FROM results WHERE unit = ? ORDER BY state"
        found = []
        for sources, data in self._attempt(lambda: self._all(question, unit)) or ():
            unpacked = _unpacked(data)
            if unpacked is not None:
                pairs = tuple((str(name), str(digest)) for name, digest in json.loads(sources))
                found.append(Stored(pairs, unpacked))
        return found

    def put_result(self, unit: str, stored: Stored) -> None:
        """Store the result of a unit for this state of its sources."""
        sources = json.dumps(stored.sources)
        packed = zlib.compress(stored.data, 3)
        self._attempt(
            lambda: self._write(
                "INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)",
                unit,
                digest(sources.encode()),
                sources,
                packed,
            )
        )

    def close(self) -> None:
        """Close the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _one(self, question: str, *values: object) -> tuple[bytes] | None:
        assert self._connection is not None
        row: tuple[bytes] | None = self._connection.execute(question, values).fetchone()
        return row

    def _all(self, question: str, *values: object) -> list[tuple[str, bytes]]:
        assert self._connection is not None
        return self._connection.execute(question, values).fetchall()

    def _write(self, statement: str, *values: object) -> None:
        assert self._connection is not None
        with self._connection:
            self._connection.execute(statement, values)

    def _attempt(self, work: Callable[[], Result]) -> Result | None:
        """Do something with the cache; after the first failure, nothing any more."""
        if self.problem:
            return None
        try:
            return work()
        except (sqlite3.Error, OSError, ValueError) as error:
            self.problem = str(error) or type(error).__name__
            self.close()
            return None


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists() and path.stat().st_size > _LARGEST_BYTES:
        path.unlink()
    connection = sqlite3.connect(path, timeout=_WAIT_SECONDS)
    connection.execute(f"PRAGMA busy_timeout = {int(_WAIT_SECONDS * 1000)}")
    _set_up(connection)
    return connection


def _set_up(connection: sqlite3.Connection) -> None:
    """Make the tables, again and again while somebody else does.

    SQLite does not wait where two connections turn a new file to its write-ahead log at once:
    one of them is told at once that the file is locked, whatever its timeout.
    https://www.sqlite.org/wal.html (3.50), section 8
    """
    end = time.monotonic() + _WAIT_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = NORMAL")
            connection.executescript(_TABLES)
            return
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() >= end:
                raise
            time.sleep(_AGAIN_SECONDS)


def _unpacked(data: bytes) -> bytes | None:
    try:
        return zlib.decompress(data)
    except zlib.error:
        return None


def digest(*parts: bytes) -> str:
    """Return the digest of some texts, of where one ends and the next begins as well."""
    found = hashlib.sha256()
    for part in parts:
        found.update(len(part).to_bytes(8, "big"))
        found.update(part)
    return found.hexdigest()


def front_end_digest() -> str:
    """Return a digest of what makes facts: another one may make others."""
    return digest(*_room("shapelog.factgen"), *_schema())


def implementation_digest(rules: Iterable[Path], settings: object) -> str:
    """Return a digest of shapelog, the rule files and settings: another one gives other results."""
    parts = [repr(settings).encode()]
    for room in ("factgen", "rules", "rules.dialect", "rules.engines", "solver", "scan"):
        parts += _room(f"shapelog.{room}")
    parts += _room("shapelog")
    libraries = Path(str(resources.files("shapelog.rules"))) / "library-sources"
    for path in sorted(libraries.rglob("*.py")):
        parts += [path.relative_to(libraries).as_posix().encode(), path.read_bytes()]
    for path in rules:
        parts += [path.name.encode(), path.read_bytes()]
    return digest(*parts)


def _room(package: str) -> Iterator[bytes]:
    for path in sorted(Path(str(resources.files(package))).glob("*.py")):
        yield f"{package}/{path.name}".encode()
        yield path.read_bytes()


def _schema() -> Iterator[bytes]:
    yield Path(str(resources.files("shapelog.rules"))).joinpath("schema.dl").read_bytes()

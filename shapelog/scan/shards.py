"""One Parquet file a unit, written by its worker, and all of them read together by DuckDB.

A shard appears under its name whole or not at all. DuckDB writes Parquet as well as it reads it:
no second library is needed for it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from shapelog.scan.records import COLUMNS, Record, dumped
from shapelog.scan.store import digest
from shapelog.shape_errors import UsageError

if TYPE_CHECKING:
    from duckdb import DuckDBPyConnection

_ORDER = 'file, line, "column", end_line, end_column, kind, name, text, unit'


def database() -> ModuleType:
    """Return the module duckdb. Raises UsageError if it is not installed."""
    try:
        import duckdb
    except ImportError:
        raise UsageError(
            "scan needs DuckDB; install it with: pip install 'shapelog[scan]'"
        ) from None
    return duckdb


def shard_path(folder: Path, unit: str) -> Path:
    """Return the name of a unit's shard."""
    return folder / f"{digest(unit.encode('utf-8', 'surrogateescape'))[:20]}.parquet"


def write_shard(path: Path, rows: Iterable[Record]) -> None:
    """Write a shard. Raises OSError if the disk does not take it."""
    duckdb = database()
    lines = path.with_name(f"{path.stem}.{os.getpid()}.jsonl")
    part = path.with_name(f"{path.stem}.{os.getpid()}.part")
    names = ", ".join(
        f"json_extract{'' if kind == 'BIGINT' else '_string'}(row, '$[{place}]')::{kind} AS "
        f'"{name}"'
        for place, (name, kind) in enumerate(COLUMNS.items())
    )
    try:
        lines.write_bytes(dumped(rows))
        _kept_connection().execute(
            f"COPY (SELECT {names} FROM read_json_objects({_text(lines)}, "
            f"format = 'newline_delimited', maximum_object_size = 1000000000) AS rows(row)) "
            f"TO {_text(part)} (FORMAT parquet, COMPRESSION zstd)"
        )
        os.replace(part, path)
    except duckdb.Error as error:
        raise OSError(0, _first_line(error), str(path)) from None
    finally:
        for left in (lines, part):
            with suppress(OSError):
                left.unlink()


def finished_units(folder: Path) -> list[Record]:
    """Return the own rows of units that have a shard; a damaged shard counts as none."""
    duckdb = database()
    paths = sorted(folder.glob("*.parquet"))
    with _connection(duckdb) as connection:
        try:
            return _unit_rows(connection, paths)
        except duckdb.Error:
            found = []
            for path in paths:
                with suppress(duckdb.Error):
                    found += _unit_rows(connection, [path])
            return found


def _unit_rows(connection: DuckDBPyConnection, paths: Sequence[Path]) -> list[Record]:
    if not paths:
        return []
    names = ", ".join(map(_text, paths))
    question = f"SELECT * FROM read_parquet([{names}]) WHERE kind = 'unit' ORDER BY unit"
    return [Record(*row) for row in connection.execute(question).fetchall()]


class Results:
    """The rows of many shards in one table. Raises OSError if one cannot be read."""

    def __init__(self, shards: Iterable[Path]) -> None:
        duckdb = database()
        self._connection = _connection(duckdb)
        names = ", ".join(_text(path) for path in shards)
        try:
            self._connection.execute(
                f"CREATE TABLE records AS SELECT * FROM read_parquet([{names}])"
            )
        except duckdb.Error as error:
            raise OSError(0, _first_line(error)) from None

    def rows(self, kind: str, file: str | None = None) -> list[Record]:
        """Return the rows of a kind, of one file or of all, in the order of places."""
        where = "kind = ?" if file is None else "kind = ? AND file = ?"
        values = [kind] if file is None else [kind, file]
        answer = self._connection.execute(
            f"SELECT * FROM records WHERE {where} ORDER BY {_ORDER}", values
        )
        return [Record(*row) for row in answer.fetchall()]

    def by_file(self) -> Iterator[tuple[str, list[Record]]]:
        """Yield the files with the rows that have a place in them, by name."""
        answer = self._connection.execute(
            f"SELECT * FROM records WHERE kind <> 'unit' AND file <> '' ORDER BY {_ORDER}"
        )
        name = ""
        rows: list[Record] = []
        while found := answer.fetchmany(10_000):
            for row in found:
                record = Record(*row)
                if record.file != name:
                    if rows:
                        yield name, rows
                    name, rows = record.file, []
                rows.append(record)
        if rows:
            yield name, rows

    def counts_by_file(self) -> list[tuple[str, dict[str, int]]]:
        """Return how many findings of each severity and gaps of each kind stand in each file.

        What several units say of a place counts once. Every file with a row is there.
        """
        answer = self._connection.execute(
            'SELECT file, what, count(*) FROM (SELECT DISTINCT file, "line", "column", '
            "end_line, end_column, CASE kind WHEN 'finding' THEN severity WHEN 'gap' THEN name "
            "ELSE kind END AS what, CASE kind WHEN 'finding' THEN name ELSE text END AS word "
            "FROM records WHERE kind <> 'unit' AND file <> '') GROUP BY file, what ORDER BY file"
        )
        found: dict[str, dict[str, int]] = {}
        for file, what, count in answer.fetchall():
            found.setdefault(file, {})[what] = count
        return list(found.items())

    def close(self) -> None:
        """Let go of the table."""
        self._connection.close()


def _connection(duckdb: ModuleType) -> DuckDBPyConnection:
    settings = {"threads": "1", "preserve_insertion_order": "true"}
    connection: DuckDBPyConnection = duckdb.connect(":memory:", config=settings)
    connection.execute("SET enable_progress_bar = false")  # it goes to standard output
    return connection


@cache
def _kept_connection() -> DuckDBPyConnection:
    """The connection of this process for its shards: opening one takes longer than a shard."""
    return _connection(database())


def _text(path: Path) -> str:
    return "'" + str(path).replace("'", "''") + "'"


def _first_line(error: Exception) -> str:
    return str(error).split("\n")[0]

"""Rows of relations: collected, checked against the schema, written to and read from disk."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from shapelog.factgen.schema import Row, SchemaError, declarations


class Facts:
    """The facts of one file or of many, by relation, in the order in which they were added."""

    def __init__(self) -> None:
        self._rows: dict[str, list[Row]] = {}

    def add(self, relation: str, *row: int | str) -> None:
        """Add one row; `check` looks at its columns."""
        self._rows.setdefault(relation, []).append(row)

    def extend(self, relation: str, rows: Iterable[Row]) -> None:
        """Add rows of one relation."""
        self._rows.setdefault(relation, []).extend(rows)

    def rows(self, relation: str) -> Sequence[Row]:
        """Return the rows of a relation, none if nothing was added."""
        return self._rows.get(relation, ())

    def relations(self) -> list[str]:
        """Return the names of the relations that have rows, sorted."""
        return sorted(self._rows)

    def items(self) -> Iterator[tuple[str, Sequence[Row]]]:
        """Yield each relation with its rows, by name."""
        for name in self.relations():
            yield name, self._rows[name]

    def as_mapping(self) -> dict[str, list[Row]]:
        """Return the rows by relation."""
        return dict(self._rows)

    def merge(self, other: Facts) -> None:
        """Add all rows of `other`."""
        for relation, rows in other._rows.items():
            self._rows.setdefault(relation, []).extend(rows)

    def check(self) -> None:
        """Raise SchemaError if a relation is not declared or a row does not fit."""
        declared = declarations()
        for relation, rows in self._rows.items():
            if relation not in declared:
                raise SchemaError(f"relation {relation} is not declared in schema.dl")
            declared[relation].check(rows)

    def write(self, directory: Path) -> None:
        """Write one tab-separated ``<relation>.facts`` file for each relation."""
        directory.mkdir(parents=True, exist_ok=True)
        for relation, rows in self.items():
            lines = ["\t".join(map(str, row)) for row in rows]
            (directory / f"{relation}.facts").write_text("\n".join(lines) + "\n", encoding="utf-8")

    @classmethod
    def read(cls, directory: Path) -> Facts:
        """Read what `write` wrote."""
        facts = cls()
        declared = declarations()
        for path in sorted(directory.glob("*.facts")):
            numeric = declared[path.stem].numeric
            for line in path.read_text(encoding="utf-8").split("\n")[:-1]:
                cells = line.split("\t")
                row = tuple(
                    int(cell) if number else cell
                    for cell, number in zip(cells, numeric, strict=True)
                )
                facts.add(path.stem, *row)
        return facts


def escaped(text: str) -> str:
    """Return `text` with backslash, tab, newline and carriage return written as two characters."""
    if "\\" in text:
        text = text.replace("\\", "\\\\")
    for character, name in (("\t", "\\t"), ("\n", "\\n"), ("\r", "\\r")):
        if character in text:
            text = text.replace(character, name)
    return text.encode("utf-8", "backslashreplace").decode("utf-8").replace("\0", "\\0")

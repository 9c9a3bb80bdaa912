"""The declarations of ``rules/schema.dl`` as the fact writer needs them: names, arity, columns.

A tiny reader of its own: the fact room does not depend on the front end of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

Row = tuple[int | str, ...]

_SUBTYPE = re.compile(r"^\.type\s+(\w+)\s*<:\s*(\w+)", re.MULTILINE)
_RELATION = re.compile(r"^\.decl\s+(\w+)\(([^)]*)\)", re.MULTILINE)


class SchemaError(Exception):
    """A row that does not fit its declaration: a defect of the generator, never of a program."""


@dataclass(frozen=True)
class Declaration:
    """One relation: its columns, and for each whether it holds numbers (else symbols)."""

    name: str
    columns: tuple[str, ...]
    numeric: tuple[bool, ...]

    def check(self, rows: list[Row]) -> None:
        """Raise SchemaError if a row has the wrong number or sort of columns."""
        kinds = tuple(int if numeric else str for numeric in self.numeric)
        for row in rows:
            if tuple(map(type, row)) != kinds:
                raise SchemaError(f"{self.name}{row!r} does not fit its declaration {kinds}")


@cache
def declarations() -> Mapping[str, Declaration]:
    """Return the declared relations of ``rules/schema.dl`` by name."""
    text = resources.files("shapelog.rules").joinpath("schema.dl").read_text(encoding="utf-8")
    base = {"symbol": "symbol", "number": "number"}
    for name, parent in _SUBTYPE.findall(text):
        base[name] = base[parent]
    relations = {}
    for name, attributes in _RELATION.findall(text):
        pairs = [part.split(":") for part in attributes.split(",")]
        columns = tuple(column.strip() for column, _ in pairs)
        numeric = tuple(base[kind.strip()] == "number" for _, kind in pairs)
        relations[name] = Declaration(name, columns, numeric)
    return relations

"""Reads what Soufflé wrote, relation by relation, when it is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from shapelog.rules.engines.compiled import Compiled
from shapelog.rules.engines.souffle_flattening import (
    column_roots,
    field_roots,
    output_name,
    reachable_constructors,
    table_name,
)
from shapelog.rules.engines.terms import Row, Term, Value

_NIL = 0
_PRIMITIVES = ("number", "symbol")


class SouffleDerivation:
    """The output directory of a run; it is removed together with this object."""

    def __init__(
        self, compiled: Compiled, relations: Sequence[str], directory: TemporaryDirectory[str]
    ) -> None:
        self._compiled = compiled
        self._relations = tuple(relations)
        self._directory = directory
        self._terms: _Terms | None = None

    def relations(self) -> list[str]:
        return list(self._relations)

    def count(self, relation: str) -> int:
        return len(self._table(relation))

    def rows(self, relation: str) -> Iterator[Row]:
        table = self._table(relation)
        roots = column_roots(self._compiled, relation)
        if all(root in _PRIMITIVES for root in roots):
            return iter([tuple(row) for row in table])
        terms = self._loaded_terms()
        return (tuple(map(terms.value, roots, row)) for row in table)

    def _table(self, relation: str) -> list[Any]:
        if relation not in self._relations:
            raise KeyError(relation)
        return read_table(Path(self._directory.name) / "out", output_name(relation))

    def _loaded_terms(self) -> _Terms:
        if self._terms is None:
            output = Path(self._directory.name) / "out"
            self._terms = _Terms(self._compiled, self._relations, output)
        return self._terms


def read_table(directory: Path, name: str) -> list[Any]:
    """The rows of one output file; Soufflé writes the row without columns as ``null``."""
    text = (directory / f"{name}.json").read_text("utf-8")
    return [[] if row is None else row for row in json.loads(text)]


class _Terms:
    """All terms of a run, by type and number."""

    def __init__(self, compiled: Compiled, relations: Sequence[str], output: Path) -> None:
        self._known: dict[tuple[str, Any], Value] = {}
        self._raw: dict[tuple[str, Any], tuple[str, tuple[tuple[str, Any], ...]]] = {}
        fields = field_roots(compiled)
        for constructor in reachable_constructors(compiled, relations):
            roots = fields[constructor]
            if not constructor.name:
                self._known[constructor.type, _NIL] = Term("nil")
            for number, *values in read_table(output, table_name(constructor)):
                parts = tuple(zip(roots, values, strict=True))
                self._raw[constructor.type, number] = (constructor.name, parts)

    def value(self, root: str, raw: Any) -> Value:
        """Decodes without recursion, each different term once."""
        if root in _PRIMITIVES:
            return raw  # type: ignore[no-any-return]
        known = self._known
        goal = (root, raw)
        waiting = [] if goal in known else [goal]
        while waiting:
            name, parts = self._raw[waiting[-1]]
            missing = [part for part in parts if part[0] not in _PRIMITIVES and part not in known]
            if missing:
                waiting += missing
                continue
            arguments = tuple(
                known[part] if part[0] not in _PRIMITIVES else part[1] for part in parts
            )
            known[waiting.pop()] = Term(name, arguments)
        return known[goal]

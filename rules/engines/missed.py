"""Which of the lines that were left out a run would have needed, from the rows that it derived.

A rule could have fired if the relations and values that it needs (see ``columns``) are there; a
row of a table, if a text that it needs is seen at one of the places where rows are looked up
(see ``keys``). If there is no such line, then the run has derived what all lines derive: in the
first step of a derivation that it lacks, there would be one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from typing import Protocol

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.engines.clingo_names import constructor
from shapelog.rules.engines.column_names import ANYTHING, is_field, is_key
from shapelog.rules.engines.columns import symbol_value
from shapelog.rules.engines.lines import Asked, Lines, Lookup, Place
from shapelog.rules.engines.pruning import Missed, Pruning


class Rows(Protocol):
    """What a run has derived."""

    def has(self, relation: str) -> bool:
        """Whether the relation has rows."""

    def cells(self, relation: str) -> Iterable[Sequence[Symbol]]:
        """What the rows of the relation have in their columns."""


def missed(lines: Lines, pruning: Pruning, rows: Rows) -> Missed:
    """The lines among those left out that could fire on the rows, and the texts seen for others."""
    return _Search(lines, pruning, rows).missed()


class _Search:
    def __init__(self, lines: Lines, pruning: Pruning, rows: Rows) -> None:
        self._lines = lines
        self._pruning = pruning
        self._rows = rows
        self._columns = cache(self._columns_of)
        self._values = cache(self._values_in)
        self._seen = cache(self._seen_at)
        self._not_looked_up = cache(pruning.not_looked_up)

    def missed(self) -> Missed:
        """Both, from the cheapest question to the dearest."""
        lost: set[int] = set()
        ruled: set[int] = set()
        for relation, numbers in self._lines.relations.items():
            (ruled if self._rows.has(relation) else lost).update(numbers)
        lookups = {each.line for each in self._lines.lookups}
        open_lines = (ruled.intersection(self._pruning.left_out) | lookups) - lost
        inside = [each for each in self._lines.inside if each.line in open_lines]
        open_lines -= {each.line for each in inside if not self._is_inside(each)}
        open_lines -= set(self._refused(open_lines))
        looked_up = {
            (each.column, value)
            for each in self._lines.lookups
            if each.line in open_lines
            for value in self._looked_up(each)
        }
        return Missed(sorted(looked_up), sorted(filter(self._gives_row, open_lines - lookups)))

    def _refused(self, numbers: set[int]) -> Iterator[int]:
        """The lines that need a value which is not there."""
        for waiting in (self._lines.values, self._lines.joins):
            for column, needed in waiting.items():
                if not is_key(column) and not is_field(column):
                    for value, waiting_lines in needed.items():
                        found = numbers.intersection(waiting_lines)
                        if found and not self._is_there(column, value):
                            yield from found

    def _looked_up(self, lookup: Lookup) -> Set[str]:
        """What the line looks up, of that which nobody seemed to look up."""
        found: Set[str] = self._not_looked_up(lookup.column)
        for place in lookup.places:
            if found:
                found = self._seen(place) & found
        return found

    def _is_inside(self, asked: Asked) -> bool:
        seen = self._seen(asked.place)
        if asked.table:
            return not seen.isdisjoint(self._lines.tables[asked.table])
        return asked.value in seen

    def _gives_row(self, number: int) -> bool:
        fired = self._lines.fired(number)
        return fired is not None and bool(fired.head)

    def _is_there(self, column: str, value: str) -> bool:
        values = self._values(column)
        if ANYTHING in values or value in values:
            return True
        table = self._lines.tables.get(value)
        return table is not None and not values.isdisjoint(table)

    def _values_in(self, column: str) -> Set[str]:
        relation, _, index = column.rpartition(".")
        columns = self._columns(relation)
        return {symbol_value(each) for each in columns[int(index)]} if columns else frozenset()

    def _columns_of(self, relation: str) -> list[set[Symbol]]:
        """The values in each column; nothing without rows."""
        return [set(column) for column in zip(*self._rows.cells(relation), strict=True)]

    def _seen_at(self, place: Place) -> Set[str]:
        columns = self._columns(place.relation)
        symbols = columns[place.column] if columns else set()
        for name, index in place.inside:
            wanted = constructor(name) if name else ""
            symbols = {
                each.arguments[index]
                for each in symbols
                if each.type is SymbolType.Function and each.name == wanted
            }
        return {symbol_value(each) for each in symbols}

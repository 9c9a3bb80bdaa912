"""Which of the lines that were left out a run would have needed, from the rows that it derived.

A rule could have fired if the relations and values that it needs (see ``columns``) are there; a
row of a table, if a text that it needs is seen at one of the places where rows are looked up
(see ``keys``). If there is no such line, then the run has derived what all lines derive: in the
first step of a derivation that it lacks, there would be one.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Set
from functools import cache
from typing import Protocol

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.engines.clingo_names import constructor
from shapelog.rules.engines.column_names import ANYTHING, is_field, is_key, text_value
from shapelog.rules.engines.columns import symbol_value
from shapelog.rules.engines.lines import Asked, Lines, Place
from shapelog.rules.engines.pruning import Missed, Pruning


class Rows(Protocol):
    """What a run has derived."""

    def has(self, relation: str) -> bool:
        """Whether the relation has rows."""

    def cells(self, relation: str, index: int) -> Iterable[Symbol]:
        """What the rows of the relation have in a column."""


def missed(lines: Lines, pruning: Pruning, rows: Rows) -> Missed:
    """The lines among those left out that could fire on the rows, and the texts seen for others."""
    return _Search(lines, pruning, rows).missed()


class _Search:
    def __init__(self, lines: Lines, pruning: Pruning, rows: Rows) -> None:
        self._lines = lines
        self._pruning = pruning
        self._rows = rows
        self._column = cache(lambda relation, index: set(rows.cells(relation, index)))
        self._values = cache(self._values_in)
        self._seen = cache(self._seen_at)
        self._not_looked_up = cache(pruning.not_looked_up)

    def missed(self) -> Missed:
        """Both, from the cheapest question to the dearest."""
        waiting: dict[int, list[tuple[str, str]]] = defaultdict(list)
        rules: set[int] = set()
        lost: set[int] = set()
        for relation, numbers in self._lines.relations.items():
            rules.update(numbers)
            if not self._rows.has(relation):
                lost.update(numbers)
        for column, needed in (*self._lines.values.items(), *self._lines.joins.items()):
            if not is_key(column) and not is_field(column):
                for value, numbers in needed.items():
                    for number in numbers:
                        waiting[number].append((column, value))
        lost.update(each.line for each in self._lines.inside if not self._is_inside(each, lost))
        left_out = rules.intersection(self._pruning.left_out) - lost
        possible = [number for number in left_out if all(map(self._is_there, waiting[number]))]
        looked_up = {
            (each.column, text)
            for each in self._lines.lookups
            if each.line not in lost and all(map(self._is_there, waiting[each.line]))
            for text in self._not_looked_up(each.column)
            if all(text_value(text) in self._seen(place) for place in each.places)
        }
        return Missed(sorted(looked_up), sorted(filter(self._gives_row, possible)))

    def _is_inside(self, asked: Asked, lost: Set[int]) -> bool:
        if asked.line in lost:
            return False
        seen = self._seen(asked.place)
        if asked.table:
            return not seen.isdisjoint(self._lines.tables[asked.table])
        return asked.value in seen

    def _gives_row(self, number: int) -> bool:
        fired = self._lines.fired(number)
        return fired is not None and bool(fired.head)

    def _is_there(self, need: tuple[str, str]) -> bool:
        column, value = need
        values = self._values(column)
        if ANYTHING in values or value in values:
            return True
        table = self._lines.tables.get(value)
        return table is not None and not values.isdisjoint(table)

    def _values_in(self, column: str) -> Set[str]:
        relation, _, index = column.rpartition(".")
        return {symbol_value(each) for each in self._column(relation, int(index))}

    def _seen_at(self, place: Place) -> Set[str]:
        symbols = self._column(place.relation, place.column)
        for name, index in place.inside:
            wanted = constructor(name) if name else ""
            symbols = {
                each.arguments[index]
                for each in symbols
                if each.type is SymbolType.Function and each.name == wanted
            }
        return {symbol_value(each) for each in symbols}

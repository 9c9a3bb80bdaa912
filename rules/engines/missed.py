"""Which guesses of a choice of lines were wrong, from the rows that a run derived with it.

It is guessed that something a function makes is none of the strings that a rule, or a row of a
table, needs in a column (see ``reach``). If no such string is seen there, all lines would have
derived what these have: in the first step of a derivation that is lacking, there would be one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache, cached_property
from typing import Protocol

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.engines.clingo_names import constructor
from shapelog.rules.engines.column_names import is_field, is_key
from shapelog.rules.engines.lines import Lines, Place
from shapelog.rules.engines.symbol_columns import column_at, symbol_value


class Rows(Protocol):
    """What a run has derived."""

    def has(self, relation: str) -> bool:
        """Whether the relation has rows."""

    def cells(self, relation: str) -> Iterable[Sequence[Symbol]]:
        """What the rows of the relation have in their columns."""


def missed(lines: Lines, guessed: Mapping[str, Set[str]], rows: Rows) -> list[tuple[str, str]]:
    """The columns with values in them that were guessed not to be there."""
    if not guessed:
        return []
    return sorted(set(_Search(lines, guessed, rows).found()))


class _Search:
    def __init__(self, lines: Lines, guessed: Mapping[str, Set[str]], rows: Rows) -> None:
        self._lines = lines
        self._guessed = guessed
        self._rows = rows
        self._columns = cache(self._columns_of)
        self._seen = cache(self._seen_at)

    def found(self) -> Iterator[tuple[str, str]]:
        """Both what is seen in columns and what is seen by lines that can fire inside terms."""
        for column, values in self._guessed.items():
            if not is_key(column) and not is_field(column):
                relation, _, index = column.rpartition(".")
                for value in self._seen(Place(relation, int(index), ())) & values:
                    yield column, value
        for lookup in self._lines.lookups:
            found = self._guessed.get(lookup.column, frozenset())
            if found and lookup.line not in self._lost:
                for place in lookup.places:
                    found = found and self._seen(place) & found
                yield from ((lookup.column, value) for value in found)
        for asked in self._lines.inside:
            column = column_at(asked.place)
            matters = asked.value in self._guessed.get(column, ()) and asked.line not in self._lost
            if matters and asked.value in self._seen(asked.place):
                yield column, asked.value

    @cached_property
    def _lost(self) -> Set[int]:
        """The lines that need rows of relations which have none."""
        return {
            number
            for relation, numbers in self._lines.relations.items()
            if not self._rows.has(relation)
            for number in numbers
        }

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

    def _columns_of(self, relation: str) -> list[set[Symbol]]:
        """The values in each column; nothing without rows."""
        return [set(column) for column in zip(*self._rows.cells(relation), strict=True)]

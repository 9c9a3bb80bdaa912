"""What the lines of a translated program need and give, and who waits for what."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

#: In a column: whatever there is.
ANYTHING = "*"

#: By it a column gets the values that all of the sources have.
Flow = tuple[str, Sequence[str]]


def text_value(text: str) -> str:
    """How a string is written where values in columns are (see ``columns``)."""
    return f'"{text}'


def column_name(relation: str, index: int) -> str:
    """How a column is called."""
    return f"{relation}.{index}"


def value_name(column: str, value: str) -> str:
    """What a rule needs that asks the column for the value."""
    return f"{column}={value}"


def join_name(column: str, table: str) -> str:
    """What a rule needs that joins the column with one of a table."""
    return f"{column}~{table}"


class LineClause(NamedTuple):
    """What a line of a translation needs to fire, and what it then gives; see ``columns``.

    ``needs`` has relations, values in columns and joins with tables. The line gives a row to
    ``head`` (``""`` if nobody waits for it), with the values ``gives`` in columns.
    """

    head: str = ""
    needs: tuple[str, ...] = ()
    gives: tuple[tuple[str, str], ...] = ()
    flows: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Joined(NamedTuple):
    """A join that a column takes part in, and the values in the table."""

    name: str
    values: frozenset[str]


@dataclass(frozen=True)
class Lines:
    """``given`` has what each line gives, as a text that is only read if the line can fire.

    ``waiting`` has the lines by what they need, and ``tables`` the values in the columns of
    tables that others are joined with or filled from.
    """

    given: tuple[str, ...] = ()
    waiting: Mapping[str, Sequence[int]] = field(default_factory=dict)
    tables: Mapping[str, Sequence[str]] = field(default_factory=dict)

    @classmethod
    def of(cls, clauses: Sequence[LineClause], tables: Mapping[str, Sequence[str]]) -> Lines:
        """The lines of a program."""
        return cls(tables=tables).with_more(clauses)

    def with_more(self, clauses: Sequence[LineClause]) -> Lines:
        """The same with lines behind them."""
        waiting = defaultdict(list, {need: list(found) for need, found in self.waiting.items()})
        for number, clause in enumerate(clauses, len(self.given)):
            for need in clause.needs:
                waiting[need].append(number)
        return Lines((*self.given, *map(_written, clauses)), waiting, self.tables)

    @classmethod
    def from_json(cls, data: Any) -> Lines:
        """Rebuilds the lines; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        given, waiting, tables = data
        return cls(tuple(given), dict(waiting), dict(tables))

    def to_json(self) -> list[Any]:
        """Plain data for ``from_json``."""
        return [self.given, dict(self.waiting), dict(self.tables)]

    def fired(self, number: int) -> tuple[str, Sequence[tuple[str, str]], Sequence[Flow]]:
        """The relation that the line gives a row to, the values in columns, and its flows."""
        text = self.given[number]
        if not text:
            return "", (), ()
        head, gives, flows = json.loads(text)
        return head, gives, flows

    @cached_property
    def missing(self) -> list[int]:
        """How much each line needs."""
        found = [0] * len(self.given)
        for numbers in self.waiting.values():
            for number in numbers:
                found[number] += 1
        return found

    @cached_property
    def asked(self) -> Mapping[str, Sequence[str]]:
        """The values that some line asks a column for."""
        found: dict[str, list[str]] = defaultdict(list)
        for column, value, _ in _columns(self.waiting, "="):
            found[column].append(value)
        return found

    @cached_property
    def joins(self) -> Mapping[str, Sequence[Joined]]:
        """The joins that a column takes part in."""
        found: dict[str, list[Joined]] = defaultdict(list)
        for column, table, need in _columns(self.waiting, "~"):
            found[column].append(Joined(need, self.rows[table]))
        return found

    @cached_property
    def rows(self) -> Mapping[str, frozenset[str]]:
        """The values in columns of tables."""
        return {name: frozenset(values) for name, values in self.tables.items()}

    @cached_property
    def followed(self) -> frozenset[str]:
        """All values that are asked for or joined: others are of no use to any line."""
        joined = (each.values for joins in self.joins.values() for each in joins)
        return frozenset().union(*self.asked.values(), *joined)


def _columns(needs: Iterable[str], mark: str) -> Iterator[tuple[str, str, str]]:
    """Yield the needs that have this mark first of all marks, split at it."""
    other = {"=": "~", "~": "="}[mark]
    for need in needs:
        column, found, rest = need.partition(mark)
        if found and other not in column:
            yield column, rest, need


def _written(clause: LineClause) -> str:
    if not clause.head:
        return ""
    return json.dumps([clause.head, clause.gives, clause.flows], separators=(",", ":"))

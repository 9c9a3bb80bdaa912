"""What the lines of a translated program need and give, and who waits for what."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

#: In a column: whatever there is.
ANYTHING = "*"

#: Two words and more: a name in a library, or what rules put together.
_PATH = re.compile(r"\w+([.-]\w+)+")

#: The column of what functions put strings together from.
SAID = "!"
_KEY = "?"

#: By it a column gets the values that all of the sources have.
Flow = tuple[str, Sequence[str]]


def text_value(text: str) -> str:
    """How a string is written where values in columns are (see ``columns``)."""
    return f'"{text}'


def column_name(relation: str, index: int) -> str:
    """How a column is called."""
    return f"{relation}.{index}"


def key_name(relation: str, index: int) -> str:
    """How the column is called that has what rows are looked up by (see ``keys``)."""
    return f"{column_name(relation, index)}{_KEY}"


def field_name(constructor: str, index: int) -> str:
    """How the column is called that has a field of all terms with the constructor."""
    return column_name(constructor_value(constructor), index)


def is_field(column: str) -> bool:
    """Whether the column is a field of terms."""
    return column.startswith(constructor_value(""))


def is_key(column: str) -> bool:
    """Whether rows of a table are looked up by what is in the column."""
    return column.endswith(_KEY)


def constructor_value(name: str) -> str:
    """How a term is written where values in columns are."""
    return f"${name}"


def value_name(column: str, value: str) -> str:
    """What a rule needs that asks the column for the value."""
    return f"{column}={value}"


def join_name(column: str, table: str) -> str:
    """What a rule needs that joins the column with one of a table."""
    return f"{column}~{table}"


class Place(NamedTuple):
    """A column of a relation, or what is inside the terms there: constructors with a field each."""

    relation: str
    column: int
    inside: tuple[tuple[str, int], ...]


class LineClause(NamedTuple):
    """What a line of a translation needs to fire, and what it then gives; see ``columns``.

    ``needs`` has relations, values in columns and joins with tables. The line gives a row to
    ``head`` (``""`` if nobody waits for one), with the values ``gives`` in columns.
    """

    head: str = ""
    needs: tuple[str, ...] = ()
    gives: tuple[tuple[str, str], ...] = ()
    flows: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Lookup(NamedTuple):
    """That the line looks up rows by what is seen at all places, as values of the column."""

    line: int
    column: str
    places: tuple[Place, ...]


class Asked(NamedTuple):
    """That the line needs one of the values at the place, which is inside terms.

    They are one, or those in the column of a table.
    """

    line: int
    place: Place
    value: str = ""
    table: str = ""


class Fired(NamedTuple):
    """The relation that a line gives a row to, the values in columns, and its flows."""

    head: str
    gives: Sequence[tuple[str, str]]
    flows: Sequence[Flow]


class Joined(NamedTuple):
    """A join that a column takes part in, and the values in the table."""

    name: str
    values: frozenset[str]


@dataclass(frozen=True)
class Lines:
    """``given`` has what each line gives, as a text that is only read if the line can fire.

    ``waiting`` has the lines by what they need, ``tables`` the values in the columns of tables
    that others are joined with, ``lookups`` what is looked up by lines that are empty in the
    translation, and ``inside`` what lines need of terms: a column has only what all terms have.
    """

    given: tuple[str, ...] = ()
    waiting: Mapping[str, Sequence[int]] = field(default_factory=dict)
    tables: Mapping[str, Sequence[str]] = field(default_factory=dict)
    lookups: tuple[Lookup, ...] = ()
    inside: tuple[Asked, ...] = ()

    @classmethod
    def of(
        cls,
        clauses: Sequence[LineClause],
        tables: Mapping[str, Sequence[str]],
        lookups: Iterable[Lookup],
        inside: Iterable[Asked],
    ) -> Lines:
        """The lines of a program."""
        found = cls(tables=tables, lookups=tuple(lookups), inside=tuple(inside))
        return found.with_more(clauses)

    def with_more(self, clauses: Sequence[LineClause]) -> Lines:
        """The same with lines behind them."""
        waiting = defaultdict(list, {need: list(found) for need, found in self.waiting.items()})
        for number, clause in enumerate(clauses, len(self.given)):
            for need in clause.needs:
                waiting[need].append(number)
        given = (*self.given, *map(_written, clauses))
        return replace(self, given=given, waiting=waiting)

    @classmethod
    def from_json(cls, given: Sequence[str], data: Any) -> Lines:
        """Rebuilds the lines; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        waiting, tables, lookups, inside = data
        return cls(
            tuple(given),
            dict(waiting),
            dict(tables),
            tuple(
                Lookup(line, column, tuple(map(_place_from_json, places)))
                for line, column, places in lookups
            ),
            tuple(Asked(line, _place_from_json(place), *rest) for line, place, *rest in inside),
        )

    def to_json(self) -> list[Any]:
        """Plain data for ``from_json``: all but what is given."""
        return [dict(self.waiting), dict(self.tables), self.lookups, self.inside]

    def fired(self, number: int) -> Fired | None:
        """What the line gives, if somebody waits for it."""
        text = self.given[number]
        return Fired(*json.loads(text)) if text else None

    @cached_property
    def paths(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """The paths that rows are looked up by, by their last word, each with its root.

        What ends in a number is a path without a word.
        """
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        start = text_value("")
        values = {each for column in self.asked if is_key(column) for each in self.asked[column]}
        for text in (value.removeprefix(start) for value in values):
            if _PATH.fullmatch(text):
                found[re.split("[.-]", text)[-1]].append((root_of(text), text))
            elif text[-1:].isdecimal():
                found[""].append((text.rstrip("0123456789"), text))
        return found

    @cached_property
    def roots(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """The same by their root, each with its last word."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for word, paths in self.paths.items():
            for root, path in paths:
                found[root].append((word, path))
        return found

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


def _place_from_json(data: Any) -> Place:
    relation, index, inside = data
    return Place(relation, index, tuple((name, field) for name, field in inside))


def _columns(needs: Iterable[str], mark: str) -> Iterator[tuple[str, str, str]]:
    """Yield the needs that have this mark first of all marks, split at it."""
    other = {"=": "~", "~": "="}[mark]
    for need in needs:
        column, found, rest = need.partition(mark)
        if found and other not in column:
            yield column, rest, need


def root_of(text: str) -> str:
    """How a path like ``torch.nn.functional.relu`` or ``math-sin`` begins, or what begins one."""
    return text.replace("-", ".").partition(".")[0]


def _written(clause: LineClause) -> str:
    if not (clause.head or clause.gives or clause.flows):
        return ""
    return json.dumps([clause.head, clause.gives, clause.flows], separators=(",", ":"))

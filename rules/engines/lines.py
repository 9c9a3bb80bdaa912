"""What the lines of a translated program need and give, and who waits for what."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import chain
from typing import Any, NamedTuple

from shapelog.rules.engines.column_names import is_key, is_text, root_of, text_of

#: Two words and more: a name in a library, or what rules put together.
_PATH = re.compile(r"\w+([.-]\w+)+")

#: ``json.loads`` takes twice as long for texts as short as a line's.
_DECODER = json.JSONDecoder()
_ENCODER = json.JSONEncoder(separators=(",", ":"))

#: By it a column gets the values that all of the sources have.
Flow = tuple[str, Sequence[str]]

#: Lines by a column and what they need there.
Waiting = Mapping[str, Mapping[str, Sequence[int]]]


class Place(NamedTuple):
    """A column of a relation, or what is inside the terms there: constructors with a field each."""

    relation: str
    column: int
    inside: tuple[tuple[str, int], ...]


class LineClause(NamedTuple):
    """What a line of a translation needs to fire, and what it then gives; see ``columns``.

    It needs rows of ``relations``, ``values`` in columns, and others that are among those of a
    column of a table (``joins``). It gives a row to ``head`` (``""`` if nobody waits for one), and
    values to columns.
    """

    head: str = ""
    relations: tuple[str, ...] = ()
    values: tuple[tuple[str, str], ...] = ()
    joins: tuple[tuple[str, str], ...] = ()
    gives: tuple[tuple[str, str], ...] = ()
    flows: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Lookup(NamedTuple):
    """That the line looks up rows by what is seen at all places, as values of the column."""

    line: int
    column: str
    places: tuple[Place, ...]


class Asked(NamedTuple):
    """That the line needs the value at the place, which is inside terms."""

    line: int
    place: Place
    value: str


class Fired(NamedTuple):
    """The relation that a line gives a row to, and the numbers of its values and its flows."""

    head: str
    gives: Sequence[int]
    flows: Sequence[int]


@dataclass(frozen=True)
class Lines:
    """``given`` has what each line gives, as a text that is only read if the line can fire.

    Values in columns and flows are named in it by their places in ``steps``: most are those of
    several lines. ``relations``, ``values`` and ``joins`` have the lines by what they need,
    ``tables`` the values in the columns of tables that others are joined with, ``lookups`` what is
    looked up by lines that are empty in the translation, and ``inside`` what lines need of terms: a
    column has only what all terms have. ``paths`` are texts that rows are looked up by which rules
    may put together, with their roots and their last words; ``derived`` has what rows can be looked
    up by that rules derive from others.
    """

    given: tuple[str, ...] = ()
    steps: tuple[str, ...] = ()
    relations: Mapping[str, Sequence[int]] = field(default_factory=dict)
    values: Waiting = field(default_factory=dict)
    joins: Waiting = field(default_factory=dict)
    tables: Mapping[str, frozenset[str]] = field(default_factory=dict)
    lookups: tuple[Lookup, ...] = ()
    inside: tuple[Asked, ...] = ()
    paths: tuple[tuple[str, str, str], ...] = ()
    derived: Mapping[str, Sequence[str]] = field(default_factory=dict)

    @classmethod
    def of(
        cls,
        clauses: Sequence[LineClause],
        tables: Mapping[str, frozenset[str]],
        lookups: Iterable[Lookup],
        inside: Iterable[Asked],
        derived: Mapping[str, Sequence[str]],
    ) -> Lines:
        """The lines of a program."""
        found = cls(tables=tables, lookups=tuple(lookups), inside=tuple(inside), derived=derived)
        texts = (
            text
            for each in clauses
            for column, value in each.values
            if is_key(column) and (text := text_of(value))
        )
        paths = filter(None, map(_path, dict.fromkeys(texts)))
        return replace(found.with_more(clauses), paths=tuple(paths))

    def with_more(self, clauses: Sequence[LineClause]) -> Lines:
        """The same with lines behind them."""
        relations = defaultdict(list, {each: [*found] for each, found in self.relations.items()})
        values = _copied(self.values)
        joins = _copied(self.joins)
        for number, clause in enumerate(clauses, len(self.given)):
            for relation in clause.relations:
                relations[relation].append(number)
            for column, value in clause.values:
                values[column][value].append(number)
            for column, table in clause.joins:
                joins[column][table].append(number)
        steps = _Steps(self.steps)
        given = (*self.given, *map(steps.written, clauses))
        return replace(
            self,
            given=given,
            steps=tuple(steps.places),
            relations=relations,
            values=values,
            joins=joins,
        )

    @classmethod
    def from_json(cls, given: Sequence[str], steps: Sequence[str], data: Any) -> Lines:
        """Rebuilds the lines; raises ``KeyError``, ``TypeError`` or ``ValueError`` on damage."""
        relations, values, joins, tables, lookups, inside, paths, derived = data
        return cls(
            tuple(given),
            tuple(steps),
            dict(relations),
            dict(values),
            dict(joins),
            {column: frozenset(found) for column, found in tables.items()},
            tuple(
                Lookup(line, column, tuple(map(_place_from_json, places)))
                for line, column, places in lookups
            ),
            tuple(Asked(line, _place_from_json(place), value) for line, place, value in inside),
            tuple((root, word, path) for root, word, path in paths),
            dict(derived),
        )

    def to_json(self) -> list[Any]:
        """Plain data for ``from_json``: all but ``given`` and ``steps``."""
        tables = {column: sorted(found) for column, found in self.tables.items()}
        known = (self.relations, self.values, self.joins, tables)
        return [*known, self.lookups, self.inside, self.paths, self.derived]

    def fired(self, number: int) -> Fired | None:
        """What the line gives, if somebody waits for it."""
        text = self.given[number]
        return Fired(*_DECODER.raw_decode(text)[0]) if text else None

    def value(self, step: int) -> tuple[str, str]:
        """A column and the value that lines put there."""
        column, value = _DECODER.raw_decode(self.steps[step])[0]
        return column, value

    def flow(self, step: int) -> Flow:
        """A flow of lines."""
        column, sources = _DECODER.raw_decode(self.steps[step])[0]
        return column, tuple(sources)

    @cached_property
    def by_word(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """The paths by their last words, each with its root."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for root, word, path in self.paths:
            found[word].append((root, path))
        return found

    @cached_property
    def by_root(self) -> Mapping[str, Sequence[tuple[str, str]]]:
        """The paths by their roots, each with its last word."""
        found: dict[str, list[tuple[str, str]]] = defaultdict(list)
        for root, word, path in self.paths:
            found[root].append((word, path))
        return found

    @cached_property
    def missing(self) -> list[int]:
        """How much each line needs."""
        waiting = (self.relations, *self.values.values(), *self.joins.values())
        numbers = chain.from_iterable(chain.from_iterable(each.values() for each in waiting))
        counts = Counter(numbers)
        return [counts[number] for number in range(len(self.given))]

    @cached_property
    def followed(self) -> frozenset[str]:
        """All values that are asked for or joined: others are of no use to any line."""
        return frozenset().union(*self.values.values(), *self.tables.values())

    @cached_property
    def texts(self) -> frozenset[str]:
        """The strings among those, and those that tell of paths: others need not be looked at."""
        values = self.followed.union(*self.derived.values())
        return frozenset(value[1:] for value in values if is_text(value)).union(self.by_word)

    @cached_property
    def certain(self) -> frozenset[str]:
        """The values that are in a column if anything may be: constructors, single characters."""
        values = self.followed.union(*self.derived.values())
        return frozenset(value for value in values if not is_text(value) or len(value) == 2)


def _copied(waiting: Waiting) -> dict[str, dict[str, list[int]]]:
    found: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for column, needed in waiting.items():
        for value, numbers in needed.items():
            found[column][value] += numbers
    return found


def _path(text: str) -> tuple[str, str, str] | None:
    """The root, the last word and the path, if it is one; a number at the end is no word.

    All classes have special methods: of ``torch.nn.Linear.__init__`` the last word is ``Linear``.
    """
    if _PATH.fullmatch(text):
        words = [word for word in re.split("[.-]", text) if not word.startswith("__")]
        return root_of(text), words[-1] if words else "", text
    if text[-1].isdecimal():
        return text.rstrip("0123456789"), "", text
    return None


def _place_from_json(data: Any) -> Place:
    relation, index, inside = data
    return Place(relation, index, tuple((name, field) for name, field in inside))


class _Steps:
    """Values and flows as they are written, each at its place."""

    def __init__(self, known: Iterable[str]) -> None:
        self.places = {text: place for place, text in enumerate(known)}
        self._written: dict[Hashable, int] = {}

    def written(self, clause: LineClause) -> str:
        if not (clause.head or clause.gives or clause.flows):
            return ""
        gives, flows = map(self._numbers, (clause.gives, clause.flows))
        return _json([clause.head, gives, flows])

    def _numbers(self, steps: Iterable[Hashable]) -> list[int]:
        return [self._number(step) for step in steps]

    def _number(self, step: Hashable) -> int:
        if step not in self._written:
            self._written[step] = self.places.setdefault(_json(step), len(self.places))
        return self._written[step]


def _json(data: Any) -> str:
    return _ENCODER.encode(data)

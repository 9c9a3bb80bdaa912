"""Which rows of tables a program needs only if it has a certain text.

The tables list thousands of names of libraries. A row ``LibraryFunction("torch.nn.functional.fold",
"fold", …)`` is only ever joined on its first column with what was derived from facts; where no row
derived has that text in the column that is joined, the row is of no use. Such a column is a *key*.

A column of a table is a key if this holds wherever a rule reads the table: the variable there is
*bound*, that is, it also stands in an atom that depends on facts, or in another table that is
read with all its keys bound, or in a key of the head, which is a table itself. So of a row
that is missing, however long the way through other tables, the text is seen at one of the
``places``, in a row that is there.

A rule that derives a small table from others without that is *written out*: its rows stand in its
place, each with keys of its own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from clingo.symbol import SymbolType
from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Construct,
    Expression,
    Negation,
    Record,
    String,
    Variable,
)
from shapelog.rules.engines.lines import Place
from shapelog.rules.engines.static_rows import StaticAtoms

#: A table of which rules derive more rows is not written out.
_MOST_WRITTEN = 3000

#: Where a variable stands: it has what is at all of them.
Places = tuple[Place, ...]


class Column(NamedTuple):
    """A column of a table."""

    relation: str
    number: int


class Demand(NamedTuple):
    """How a rule looks up rows by the key ``column``: what binds it there.

    That is a string, the places of a variable, or a key of the head, for which rows are looked up.
    """

    column: Column
    bound_by: str | Places | Column


@dataclass(frozen=True)
class Keys:
    """The keys of tables; the rules of the tables ``written`` are written out."""

    columns: Mapping[str, Sequence[int]]
    written: frozenset[str]
    _search: _Search
    _demands: dict[int, list[Demand]] = field(default_factory=dict)

    def demands(self, clause: Clause, head: Atom) -> Sequence[Demand]:
        """How the clause looks up rows for this head."""
        if id(head) not in self._demands:
            reader = _Reader(clause, head, self._search.static)
            known = not self._search.is_written(reader)
            self._demands[id(head)] = list(self._search.demands(reader)) if known else []
        return self._demands[id(head)]


def keys_of(
    clauses: Sequence[Clause],
    static: Collection[str],
    atoms: StaticAtoms,
    whole: Collection[str],
    written: Collection[str],
) -> Keys:
    """The keys of the relations ``static``, which depend on no fact and have the rows ``atoms``.

    The relations ``whole`` have none: somebody else reads them. The rules of ``written`` are
    written out in any case.
    """
    readers = [
        _Reader(clause, head, static) for clause in clauses if clause.body for head in clause.heads
    ]
    given = Counter(head.relation for each in clauses if not each.body for head in each.heads)
    small = {name for name, rows in atoms.items() if len(rows) - given[name] <= _MOST_WRITTEN}
    search = _Search(set(_text_columns(atoms, whole)), static, small, set(written))
    while search.changed:
        search.changed = False
        for reader in readers:
            if not search.is_written(reader):
                search.read(reader)
    return search.keys()


def _text_columns(atoms: StaticAtoms, whole: Collection[str]) -> Iterator[Column]:
    for relation, symbols in atoms.items():
        if relation not in whole:
            for index, cells in enumerate(zip(*(each.arguments for each in symbols), strict=True)):
                if all(cell.type is SymbolType.String for cell in cells):
                    yield Column(relation, index)


class _Reader:
    """A clause with one of its heads: the tables it reads, and what is bound beside them."""

    def __init__(self, clause: Clause, head: Atom, static: Collection[str]) -> None:
        self.head = head if head.relation in static else None
        self.tables: list[Atom] = []
        self.tests: list[Atom] = []
        self.bound: dict[str, Places] = {}
        for literal in clause.body:
            if isinstance(literal, Atom):
                if literal.relation in static:
                    self.tables.append(literal)
                else:
                    for name, places in _places(literal).items():
                        self.bound[name] = (*self.bound.get(name, ()), *places)
            elif isinstance(literal, Negation) and isinstance(literal.literal, Atom):
                self.tests.append(literal.literal)
        for part in clause.terms:
            if isinstance(part, Aggregate):
                inner = (each.literal if isinstance(each, Negation) else each for each in part.body)
                self.tests += [each for each in inner if isinstance(each, Atom)]
        self.tests = [each for each in self.tests if each.relation in static]


class _Search:
    """Takes columns for keys until a rule says otherwise."""

    def __init__(
        self,
        columns: set[Column],
        static: Collection[str],
        small: Collection[str],
        written: set[str],
    ) -> None:
        self.changed = True
        self.static = static
        self._columns = columns
        self._small = small
        self._written = written

    def keys(self) -> Keys:
        """What has been found, after a round without a change."""
        columns: dict[str, list[int]] = defaultdict(list)
        for column in sorted(self._columns):
            columns[column.relation].append(column.number)
        return Keys(columns, frozenset(self._written), self)

    def is_written(self, reader: _Reader) -> bool:
        """Whether the rows of the clause's head stand in its place."""
        return reader.head is not None and reader.head.relation in self._written

    def read(self, reader: _Reader) -> None:
        """Looks whether the clause leaves the columns keys."""
        for table, bound in self._lookups(reader):
            for index in self._free(table, bound):
                self.changed = True
                if reader.head is not None and reader.head.relation in self._small:
                    self._written.add(reader.head.relation)
                    return
                self._columns.discard(Column(table.relation, index))

    def demands(self, reader: _Reader) -> Iterator[Demand]:
        """What the keys are bound by that the clause reads."""
        for table, bound in self._lookups(reader):
            for index in self._keys(table):
                argument = table.arguments[index]
                column = Column(table.relation, index)
                if isinstance(argument, String):
                    yield Demand(column, argument.value)
                elif isinstance(argument, Variable):
                    yield Demand(column, bound[argument.name])

    def _lookups(self, reader: _Reader) -> Iterator[tuple[Atom, Mapping[str, Places | Column]]]:
        """The tables that are read, in an order in which each binds variables for the next."""
        bound: dict[str, Places | Column] = dict(reader.bound)
        if reader.head is not None:
            for index, argument in enumerate(reader.head.arguments):
                if isinstance(argument, Variable) and index in self._keys(reader.head):
                    bound.setdefault(argument.name, Column(reader.head.relation, index))
        waiting = list(reader.tables)
        while waiting:
            table = next((each for each in waiting if not self._free(each, bound)), waiting[0])
            waiting.remove(table)
            yield table, bound
            for name, places in _places(table).items():
                bound.setdefault(name, places)
        for table in reader.tests:
            yield table, bound

    def _keys(self, atom: Atom) -> list[int]:
        return [
            index
            for index in range(len(atom.arguments))
            if Column(atom.relation, index) in self._columns
        ]

    def _free(self, table: Atom, bound: Collection[str]) -> list[int]:
        """The keys of the table that nothing binds here."""
        return [
            index for index in self._keys(table) if not _is_bound(table.arguments[index], bound)
        ]


def _is_bound(argument: Expression, bound: Collection[str]) -> bool:
    if isinstance(argument, Variable):
        return argument.name in bound
    return isinstance(argument, String)


def _places(atom: Atom) -> Mapping[str, Places]:
    """The variables of the atom, with their places."""
    found: dict[str, Places] = {}
    for index, argument in enumerate(atom.arguments):
        for name, inside in _variables(argument, ()):
            found[name] = (*found.get(name, ()), Place(atom.relation, index, inside))
    return found


def _variables(
    term: Expression, inside: tuple[tuple[str, int], ...]
) -> Iterator[tuple[str, tuple[tuple[str, int], ...]]]:
    if isinstance(term, Variable):
        yield term.name, inside
    elif isinstance(term, (Construct, Record)):
        name = term.name if isinstance(term, Construct) else ""
        for index, argument in enumerate(term.arguments):
            yield from _variables(argument, (*inside, (name, index)))

"""What the rules take from the columns of relations, and what they put there.

Many rules are about one kind of value: ``Kind(value, "list")``, ``Invoke(call, $Object(x))``.
Where no rule that can fire puts such a value into that column, they cannot fire either (see
``pruning``).

A column is written ``Relation.1`` or ``$Constructor.0`` (see ``clause_columns``), the values in it
``"text`` and ``$Constructor``. A row of a table needs the texts of its keys (see ``keys``) in the
columns ``Table.0?`` of what is looked up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import Atom, Construct, Record
from shapelog.rules.engines.clause_columns import ClauseColumns, Put
from shapelog.rules.engines.column_names import (
    ANYTHING,
    SAID,
    column_name,
    constructor_value,
    field_name,
    is_field,
    key_name,
    text_of,
    text_value,
)
from shapelog.rules.engines.keys import Column, Keys
from shapelog.rules.engines.lines import Asked, LineClause, Lookup
from shapelog.rules.engines.static_rows import StaticAtoms
from shapelog.rules.engines.symbol_columns import column_at, symbol_value

from shapelog.components import components

#: A table with more rows is no help: some row of it is nearly always among the values.
_MOST_ROWS = 400


def added_line(clause: Clause, head: Atom) -> LineClause:
    """What a fact gives that is added to a translated program."""
    puts = ClauseColumns(clause).puts(head)
    gives = {(each.column, ANYTHING if each.value is None else each.value) for each in puts}
    return LineClause(head.relation, gives=tuple(sorted(gives)))


class Columns:
    """The columns that some rule asks for a value, and those that these are filled from."""

    def __init__(
        self, clauses: Sequence[Clause], static: Collection[str], atoms: StaticAtoms, keys: Keys
    ) -> None:
        """The relations ``static`` depend on no fact, and have the rows ``atoms``."""
        self._static = static
        self._keys = keys
        self._rows = _static_columns(atoms)
        self._clauses: dict[int, ClauseColumns] = {}
        self._tables: set[str] = set()
        self._origins: set[str] = set()
        self._asked: dict[str, set[str]] = defaultdict(set)
        filled: dict[str, set[str]] = defaultdict(set)
        for clause in clauses:
            columns = self._of(clause)
            for column, value in columns.asked():
                self._asked[column].add(value)
            for column, table in self._joins(columns):
                self._tables.add(table)
                self._asked[column] |= self._rows[table]
            for head in clause.heads:
                puts = (*columns.puts(head), *self._demanded(clause, head))
                for put in puts:
                    filled[put.column].update(put.sources)
                if clause.body:
                    self._origins.update(self._terms_from(columns, puts))
        for relation, indices in keys.columns.items():
            for index in indices:
                texts = self._rows[column_name(relation, index)]
                self._asked[key_name(relation, index)] |= texts
                self._asked[SAID] |= texts
        self._asked_through(filled)

    def _asked_through(self, filled: Mapping[str, Collection[str]]) -> None:
        """Ask the columns that others are filled from for what these are asked for.

        Columns that are filled from one another are asked for the same.
        """
        graph = {column: [*filled.get(column, ())] for column in {*self._asked, *filled}}
        for sources in list(graph.values()):
            graph.update((source, []) for source in sources if source not in graph)
        members: dict[int, list[str]] = defaultdict(list)
        for column, number in components(graph).items():
            members[number].append(column)
        for number in sorted(members, reverse=True):  # those first that ask the others
            asked = set().union(*(self._asked.get(each, ()) for each in members[number]))
            if asked:
                for column in members[number]:
                    self._asked[column] = asked
                for source in {source for each in members[number] for source in graph[each]}:
                    self._asked[source] |= asked

    def tables(self) -> dict[str, frozenset[str]]:
        """The values of the tables' columns that others are joined with."""
        return {table: frozenset(self._rows[table]) for table in sorted(self._tables)}

    def derived(self, clauses: Iterable[Clause]) -> dict[str, tuple[str, ...]]:
        """What rows of tables can be looked up by that the rules derive."""
        heads = {head.relation for clause in clauses if clause.body for head in clause.heads}
        return {
            key_name(relation, index): tuple(sorted(self._rows[column_name(relation, index)]))
            for relation in sorted(heads - self._keys.written)
            for index in self._keys.columns.get(relation, ())
        }

    def line(self, clause: Clause, head: Atom) -> LineClause:
        """What the rule with this head, or the row, needs and gives."""
        columns = self._of(clause)
        values = set(columns.asked())
        if not clause.body:
            row = [columns.value(argument) for argument in head.arguments]
            values.update(self._looked_up(head.relation, row))
        puts = columns.puts(head)
        if not clause.body:
            puts = self._of_row(head.relation, puts)
        return self._line(puts, values)._replace(
            head=head.relation,
            relations=tuple(sorted({atom.relation for atom in columns.atoms})),
            joins=tuple(sorted(self._joins(columns))),
        )

    def row(self, relation: str, symbol: Symbol) -> LineClause:
        """What a row needs that was derived when the rules were compiled."""
        row = [symbol_value(each) for each in symbol.arguments]
        puts = [
            put
            for index, each in enumerate(symbol.arguments)
            for put in _symbol_puts(column_name(relation, index), each)
        ]
        puts = list(self._of_row(relation, puts))
        return self._line(puts, self._looked_up(relation, row))._replace(head=relation)

    def lookup(self, clause: Clause, head: Atom) -> LineClause:
        """By what the rule looks up rows of tables, with all that is none."""
        columns = self._of(clause)
        values = {each for each in columns.asked() if not self._is_static(each[0])}
        relations = {atom.relation for atom in columns.atoms} - set(self._static)
        return self._line(self._demanded(clause, head), values)._replace(
            relations=tuple(sorted(relations)), joins=tuple(sorted(self._joins(columns)))
        )

    def inside(self, number: int, clause: Clause) -> Iterator[Asked]:
        """The strings that the line ``number`` needs inside of terms, where no table is read."""
        columns = self._of(clause)
        for place, term in columns.inside():
            value = columns.value(term)
            if place.relation not in self._static and value is not None and text_of(value):
                yield Asked(number, place, value)

    def lookups(self, number: int, clause: Clause, head: Atom) -> Iterator[Lookup]:
        """The places with what the line ``number``, made by ``lookup``, looks up."""
        for demand in self._keys.demands(clause, head):
            if not isinstance(demand.bound_by, (str, Column)):
                yield Lookup(number, key_name(*demand.column), demand.bound_by)

    def _of(self, clause: Clause) -> ClauseColumns:
        if id(clause) not in self._clauses:
            self._clauses[id(clause)] = ClauseColumns(clause)
        return self._clauses[id(clause)]

    def _line(self, puts: Iterable[Put], values: Iterable[tuple[str, str]]) -> LineClause:
        gives: set[tuple[str, str]] = set()
        flows: set[tuple[str, tuple[str, ...]]] = set()
        for column, value, sources in puts:
            if column in self._asked:
                if sources:
                    flows.add((column, tuple(sources)))
                else:
                    gives.add((column, ANYTHING if value is None else value))
        return LineClause(
            values=tuple(sorted(values)), gives=tuple(sorted(gives)), flows=tuple(sorted(flows))
        )

    def _of_row(self, relation: str, puts: Iterable[Put]) -> Iterator[Put]:
        """What a row of a relation gives: terms that others only compare theirs with are none."""
        is_origin = relation in self._origins or relation not in self._static
        return (put for put in puts if is_origin or not is_field(put.column))

    def _terms_from(self, columns: ClauseColumns, puts: Iterable[Put]) -> Iterator[str]:
        """The tables that a clause has terms from, or what is inside of terms."""
        for put in puts:
            if put.sources and all(map(self._is_static, put.sources)):
                yield from (source.rpartition(".")[0] for source in put.sources)
        for atom in columns.atoms:
            if any(isinstance(each, (Construct, Record)) for each in atom.arguments):
                yield atom.relation

    def _demanded(self, clause: Clause, head: Atom) -> Iterator[Put]:
        """What comes into the columns that rows are looked up by."""
        for demand in self._keys.demands(clause, head):
            column = key_name(*demand.column)
            if isinstance(demand.bound_by, str):
                yield Put(column, text_value(demand.bound_by))
            elif isinstance(demand.bound_by, Column):
                yield Put(column, None, (key_name(*demand.bound_by),))
            else:
                yield Put(column, None, tuple(map(column_at, demand.bound_by)))

    def _looked_up(self, relation: str, row: Sequence[str | None]) -> list[tuple[str, str]]:
        """What the row needs."""
        return [
            (key_name(relation, index), value)
            for index in self._keys.columns.get(relation, ())
            if (value := row[index]) is not None
        ]

    def _is_static(self, column: str) -> bool:
        return column.rpartition(".")[0] in self._static

    def _is_small(self, column: str) -> bool:
        values = self._rows.get(column, set())
        return 0 < len(values) <= _MOST_ROWS and ANYTHING not in values

    def _joins(self, columns: ClauseColumns) -> set[tuple[str, str]]:
        """The columns with the tables' columns that they share a variable with."""
        return {
            (column, table)
            for shared in columns.shared()
            for table in shared
            if self._is_small(table)
            for column in shared
            if not self._is_static(column)
        }


def _symbol_puts(column: str, symbol: Symbol) -> Iterator[Put]:
    value = symbol_value(symbol)
    yield Put(column, value)
    if symbol.type is SymbolType.Function:
        name = value.removeprefix(constructor_value("")) if symbol.name else ""
        for index, each in enumerate(symbol.arguments):
            yield from _symbol_puts(field_name(name, index), each)


def _static_columns(atoms: StaticAtoms) -> Mapping[str, set[str]]:
    """The values in each column of each table."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, symbols in atoms.items():
        for symbol in symbols:
            for index, argument in enumerate(symbol.arguments):
                found[column_name(name, index)].add(symbol_value(argument))
    return found

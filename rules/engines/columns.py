"""What a rule takes from the columns of relations, and what it puts there.

Many rules are about one kind of value: ``Kind(value, "list")``, ``Invoke(call, $Object(x))``.
Where no rule that can fire puts such a value into that column, they cannot fire either (see
``pruning``). Of a value only the string, or the constructor on its outside, is followed; what
functions and numbers give may be anything.

A column is written ``Relation.1``; a value in it is ``Relation.1="text`` or
``Relation.1=$Constructor``; ``Relation.1~Table.0`` says that it has one of a table's column.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise

from clingo.symbol import Symbol, SymbolType
from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import (
    Atom,
    Comparison,
    Construct,
    Expression,
    Literal,
    String,
    Variable,
)
from shapelog.rules.engines.clingo_names import constructor
from shapelog.rules.engines.lines import (
    ANYTHING,
    LineClause,
    column_name,
    join_name,
    text_value,
    value_name,
)
from shapelog.rules.engines.static_rows import StaticAtoms

#: A table with more rows is no help: some row of it is nearly always among the values.
_MOST_ROWS = 400


def added_line(clause: Clause, head: Atom, guessed: str) -> LineClause:
    """What a rule with this head gives that is added to a translated program.

    A variable in the last column of ``guessed`` is among what the program's words make possible.
    """
    body = _Body(clause)
    gives = [
        (column_name(head.relation, index), body.value(argument) or ANYTHING)
        for index, argument in enumerate(head.arguments)
        if head.relation != guessed or not isinstance(argument, Variable)
    ]
    return LineClause(head.relation, (), tuple(gives))


class Columns:
    """The columns that some rule asks for a value, and those that these are filled from."""

    def __init__(
        self, clauses: Sequence[Clause], guessed: str, static: Collection[str], atoms: StaticAtoms
    ) -> None:
        """The relations ``static`` depend on no fact, and have the rows ``atoms``.

        What rules put into the last column of ``guessed`` is guessed from a program instead.
        """
        self._guessed = guessed
        self._static = static
        self._rows = _static_columns(atoms)
        self._filled = {name for name in static if atoms.get(name)}
        self._tables: set[str] = set()
        self._asked: dict[str, set[str]] = defaultdict(set)
        filled: dict[str, set[str]] = defaultdict(set)
        for clause in clauses:
            body = _Body(clause)
            for column, value in body.values():
                self._asked[column].add(value)
            for column, table in self._joins(body):
                self._tables.add(table)
                self._asked[column] |= self._rows[table]
            for head in clause.heads:
                for column, sources in self._flows(head, body):
                    filled[column].update(sources)
                    self._tables.update(filter(self._is_static, sources))
        waiting = list(self._asked)
        while waiting:
            column = waiting.pop()
            for source in filled[column]:
                if not self._is_static(source) and not self._asked[column] <= self._asked[source]:
                    self._asked[source] |= self._asked[column]
                    waiting.append(source)

    def tables(self) -> dict[str, tuple[str, ...]]:
        """The values of the tables' columns that others are joined with or filled from."""
        return {table: tuple(sorted(self._rows[table])) for table in sorted(self._tables)}

    def line(self, clause: Clause, head: Atom) -> LineClause:
        """What the rule with this head needs and gives; a table's rows need no more than these."""
        if head.relation in self._static:
            return LineClause()
        body = _Body(clause)
        needs = {atom.relation for atom in body.atoms if atom.relation not in self._filled}
        needs |= {
            value_name(column, value)
            for column, value in body.values()
            if not self._is_static(column)
        }
        needs |= {join_name(column, table) for column, table in self._joins(body)}
        gives = []
        flows = []
        for index, argument in enumerate(head.arguments):
            column = column_name(head.relation, index)
            if column not in self._asked or self._is_guessed(head, index, body):
                continue
            value = body.value(argument)
            sources = self._sources(argument, body)
            if value is not None or not sources:
                gives.append((column, value or ANYTHING))
            else:
                flows.append((column, tuple(sources)))
        return LineClause(head.relation, tuple(sorted(needs)), tuple(gives), tuple(flows))

    def _is_static(self, column: str) -> bool:
        return column.rpartition(".")[0] in self._static

    def _is_guessed(self, head: Atom, index: int, body: _Body) -> bool:
        """Whether the words of a program say what comes into the column here."""
        argument = head.arguments[index]
        return (
            head.relation == self._guessed
            and index == len(head.arguments) - 1
            and isinstance(argument, Variable)
            and column_name(self._guessed, index) not in body.columns(argument)
        )

    def _flows(self, head: Atom, body: _Body) -> Iterator[tuple[str, list[str]]]:
        for index, argument in enumerate(head.arguments):
            if body.value(argument) is None and not self._is_guessed(head, index, body):
                yield column_name(head.relation, index), self._sources(argument, body)

    def _sources(self, argument: Expression, body: _Body) -> list[str]:
        """The columns that the argument must be in, as far as they are followed."""
        return [
            column
            for column in body.columns(argument)
            if not self._is_static(column) or self._is_small(column)
        ]

    def _is_small(self, column: str) -> bool:
        values = self._rows.get(column, set())
        return 0 < len(values) <= _MOST_ROWS and ANYTHING not in values

    def _joins(self, body: _Body) -> Iterator[tuple[str, str]]:
        """The columns with the tables' columns that they share a variable with."""
        for columns in body.shared():
            tables = [column for column in columns if self._is_small(column)]
            for column in columns:
                if not self._is_static(column):
                    for table in tables:
                        yield column, table


class _Body:
    """The atoms of a clause, and what they say of its variables."""

    def __init__(self, clause: Clause) -> None:
        self.atoms = [literal for literal in clause.body if isinstance(literal, Atom)]
        self._equal = dict(_equalities(clause.body))
        self._columns: dict[str, list[str]] = defaultdict(list)
        for atom in self.atoms:
            for index, argument in enumerate(atom.arguments):
                if isinstance(argument, Variable):
                    self._columns[argument.name].append(column_name(atom.relation, index))

    def value(self, term: Expression) -> str | None:
        """The value that the term is known to be."""
        if isinstance(term, Variable):
            return self._equal.get(term.name)
        return _value(term)

    def values(self) -> Iterator[tuple[str, str]]:
        """The columns that are asked for a value."""
        for atom in self.atoms:
            for index, argument in enumerate(atom.arguments):
                value = self.value(argument)
                if value is not None:
                    yield column_name(atom.relation, index), value

    def columns(self, term: Expression) -> Sequence[str]:
        """Where the variable occurs; nowhere if the term is none."""
        return self._columns.get(term.name, ()) if isinstance(term, Variable) else ()

    def shared(self) -> Iterator[Sequence[str]]:
        """The columns that have a variable in common."""
        for columns in self._columns.values():
            if len(columns) > 1:
                yield columns


def _equalities(body: Sequence[Literal]) -> Iterator[tuple[str, str]]:
    for literal in body:
        if isinstance(literal, Comparison) and literal.operator == "=":
            for one, other in pairwise((literal.left, literal.right, literal.left)):
                value = _value(other)
                if isinstance(one, Variable) and value is not None:
                    yield one.name, value


def _value(term: Expression) -> str | None:
    if isinstance(term, String):
        return text_value(term.value)
    if isinstance(term, Construct):
        return f"${term.name}"
    return None


def _static_columns(atoms: StaticAtoms) -> Mapping[str, set[str]]:
    """The values in each column of each table."""
    found: dict[str, set[str]] = defaultdict(set)
    for name, symbols in atoms.items():
        for symbol in symbols:
            for index, argument in enumerate(symbol.arguments):
                found[column_name(name, index)].add(_symbol_value(argument))
    return found


def _symbol_value(symbol: Symbol) -> str:
    if symbol.type is SymbolType.String:
        return text_value(symbol.string)
    if symbol.type is SymbolType.Function and symbol.name:
        return f"${symbol.name[len(constructor('')) :]}"
    return ANYTHING

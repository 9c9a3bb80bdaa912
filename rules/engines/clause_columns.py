"""What one rule takes from columns and what it puts there.

A column is one of a relation, ``Relation.1``, or a field of all terms with a constructor,
``$Constructor.0``. Of a value only the string, or the constructor on its outside, is followed;
what functions and numbers give may be anything.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.syntax import (
    Atom,
    Comparison,
    Construct,
    Expression,
    Functor,
    Literal,
    Record,
    String,
    Variable,
    Wildcard,
    expressions,
    walk,
)
from shapelog.rules.engines.column_names import (
    SAID,
    column_name,
    constructor_value,
    field_name,
    text_value,
)
from shapelog.rules.engines.lines import Place


class Put(NamedTuple):
    """What comes into a column: a value, else what is in all of the ``sources``.

    It may be anything if there are none.
    """

    column: str
    value: str | None
    sources: Sequence[str] = ()


class ClauseColumns:
    """The atoms of a clause, and what they say of its variables."""

    def __init__(self, clause: Clause) -> None:
        self.atoms = [literal for literal in clause.body if isinstance(literal, Atom)]
        self._comparisons = [each for each in clause.body if isinstance(each, Comparison)]
        self._equal = dict(_equalities(clause.body))
        self._columns: dict[str, list[str]] = defaultdict(list)
        for column, term in self._parts():
            if isinstance(term, Variable):
                self._columns[term.name].append(column)
        self._compared = {
            pattern.name for pattern in self._patterns() if isinstance(pattern, Variable)
        }
        self._taken_apart: dict[str, list[str]] = defaultdict(list)
        for pattern in self._patterns():
            for column, term in _fields(pattern):
                if isinstance(term, Variable) and term.name not in self._columns:
                    self._taken_apart[term.name].append(column)

    def value(self, term: Expression) -> str | None:
        """The value that the term is known to be."""
        if isinstance(term, Variable):
            return self._equal.get(term.name)
        return _value(term)

    def asked(self) -> Iterator[tuple[str, str]]:
        """The columns that are asked for a value."""
        for column, term in self._parts():
            value = self.value(term)
            if value is not None:
                yield column, value

    def inside(self) -> Iterator[tuple[Place, Expression]]:
        """What stands inside the terms of atoms."""
        for atom in self.atoms:
            for index, argument in enumerate(atom.arguments):
                yield from self._inside(Place(atom.relation, index, ()), argument)

    def columns(self, name: str) -> Sequence[str]:
        """Where the variable occurs."""
        return self._columns.get(name, self._taken_apart.get(name, ()))

    def shared(self) -> Iterator[Sequence[str]]:
        """The columns that have a variable in common."""
        for columns in self._columns.values():
            if len(columns) > 1:
                yield columns

    def puts(self, head: Atom) -> Iterator[Put]:
        """What comes into columns when the rule gives a row to the head."""
        for index, argument in enumerate(head.arguments):
            yield from self._put(column_name(head.relation, index), argument)
        for pattern in self._patterns():
            if not any(self._is_taken_apart(term) for term in walk(pattern)):
                for column, term in _fields(pattern, deep=False):
                    yield from self._put(column, term)
        compared = [each for literal in self._comparisons for each in expressions(literal)]
        for expression in (*head.arguments, *compared):
            for term in walk(expression):
                if isinstance(term, Functor):
                    yield from self._said(term)

    def _inside(self, place: Place, term: Expression) -> Iterator[tuple[Place, Expression]]:
        if place.inside:
            yield place, term
        if isinstance(term, (Construct, Record)):
            name = term.name if isinstance(term, Construct) else ""
            for index, argument in enumerate(term.arguments):
                inner = place._replace(inside=(*place.inside, (name, index)))
                yield from self._inside(inner, argument)

    def _parts(self) -> Iterator[tuple[str, Expression]]:
        """The terms of the atoms, with their columns."""
        for atom in self.atoms:
            for index, argument in enumerate(atom.arguments):
                yield column_name(atom.relation, index), argument
                yield from _fields(argument)

    def _patterns(self) -> Iterator[Expression]:
        for literal in self._comparisons:
            if literal.operator == "=":
                yield from (literal.left, literal.right)

    def _is_taken_apart(self, term: Expression) -> bool:
        """Whether a term with this part is there already."""
        if isinstance(term, Variable):
            return term.name not in self._columns and term.name not in self._compared
        return isinstance(term, Wildcard)

    def _put(self, column: str, term: Expression) -> Iterator[Put]:
        value = self.value(term)
        sources = self.columns(term.name) if isinstance(term, Variable) else ()
        yield Put(column, value, () if value is not None else sources)
        for inner, field in _fields(term, deep=False):
            yield from self._put(inner, field)

    def _said(self, function: Functor) -> Iterator[Put]:
        """What a function puts together may begin with any of its strings."""
        for term in function.arguments:
            if isinstance(term, String):
                yield Put(SAID, text_value(term.value))
            elif isinstance(term, Variable) and self.columns(term.name):
                yield Put(SAID, None, self.columns(term.name))


def _fields(term: Expression, *, deep: bool = True) -> Iterator[tuple[str, Expression]]:
    """The fields of a term, with their columns."""
    if isinstance(term, (Construct, Record)):
        name = term.name if isinstance(term, Construct) else ""
        for index, argument in enumerate(term.arguments):
            yield field_name(name, index), argument
            if deep:
                yield from _fields(argument)


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
        return constructor_value(term.name)
    return None

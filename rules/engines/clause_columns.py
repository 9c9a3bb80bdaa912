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
from shapelog.rules.dialect.functors import FUNCTORS
from shapelog.rules.dialect.syntax import (
    Atom,
    Cast,
    Comparison,
    Construct,
    Expression,
    Functor,
    Literal,
    Record,
    String,
    Variable,
    Wildcard,
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
        self._same = dict(_same_variables(clause.body))
        self._in_patterns: dict[str, list[tuple[Expression, str]]] = defaultdict(list)
        for pattern in self._patterns():
            for column, term in _fields(pattern):
                if isinstance(term, Variable):
                    self._in_patterns[term.name].append((pattern, column))

    def value(self, term: Expression) -> str | None:
        """The value that the term is known to be."""
        term = _uncast(term)
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
        """Where the variable occurs: in atoms, else in terms that are taken apart."""
        return self._columns_beside(name, None)

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
            if all(self._is_bound(term, pattern) for term in walk(pattern)):
                for column, term in _fields(pattern, deep=False):
                    yield from self._put(column, term, pattern)
        for expression in (*head.arguments, *self._assigned()):
            for term in walk(expression):
                if isinstance(term, Functor) and FUNCTORS[term.name].result == "symbol":
                    yield from self._said(term)

    def _inside(self, place: Place, term: Expression) -> Iterator[tuple[Place, Expression]]:
        term = _uncast(term)
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
                yield column_name(atom.relation, index), _uncast(argument)
                yield from _fields(argument)

    def _patterns(self) -> Iterator[Expression]:
        for literal in self._comparisons:
            if literal.operator == "=":
                yield from map(_uncast, (literal.left, literal.right))

    def _assigned(self) -> Iterator[Expression]:
        """What a variable, or a part of a term, gets its value from; tests give none."""
        for literal in self._comparisons:
            sides = (_uncast(literal.left), _uncast(literal.right))
            if literal.operator == "=" and any(
                isinstance(each, (Variable, Construct, Record)) for each in sides
            ):
                yield from sides

    def _columns_beside(self, name: str, pattern: Expression | None) -> Sequence[str]:
        """The columns that say what the variable is; none if it is what a function gives.

        The pattern itself says nothing of what it is made of.
        """
        if name in self._columns:
            return self._columns[name]
        if self._same.get(name) in self._columns:
            return self._columns[self._same[name]]
        if name in self._compared:
            return ()
        return [column for each, column in self._in_patterns[name] if each is not pattern]

    def _is_bound(self, term: Expression, pattern: Expression) -> bool:
        """Whether the part of the pattern is known without it, so that it may make a term."""
        if isinstance(term, Variable):
            return term.name in self._compared or bool(self._columns_beside(term.name, pattern))
        return not isinstance(term, Wildcard)

    def _put(
        self, column: str, term: Expression, pattern: Expression | None = None
    ) -> Iterator[Put]:
        term = _uncast(term)
        value = self.value(term)
        sources: Sequence[str] = ()
        if value is None and isinstance(term, Variable):
            sources = self._columns_beside(term.name, pattern)
        yield Put(column, value, sources)
        for inner, field in _fields(term, deep=False):
            yield from self._put(inner, field, pattern)

    def _said(self, function: Functor) -> Iterator[Put]:
        """What a function puts together may begin with any of its strings."""
        for term in function.arguments:
            if isinstance(term, String):
                yield Put(SAID, text_value(term.value))
            elif isinstance(term, Variable) and self.columns(term.name):
                yield Put(SAID, None, self.columns(term.name))


def _fields(term: Expression, *, deep: bool = True) -> Iterator[tuple[str, Expression]]:
    """The fields of a term, with their columns."""
    term = _uncast(term)
    if isinstance(term, (Construct, Record)):
        name = term.name if isinstance(term, Construct) else ""
        for index, argument in enumerate(term.arguments):
            yield field_name(name, index), _uncast(argument)
            if deep:
                yield from _fields(argument)


def _equalities(body: Sequence[Literal]) -> Iterator[tuple[str, str]]:
    for literal in body:
        if isinstance(literal, Comparison) and literal.operator == "=":
            sides = map(_uncast, (literal.left, literal.right, literal.left))
            for one, other in pairwise(sides):
                value = _value(other)
                if isinstance(one, Variable) and value is not None:
                    yield one.name, value


def _same_variables(body: Sequence[Literal]) -> Iterator[tuple[str, str]]:
    """The variables that are equal, both ways."""
    for literal in body:
        if isinstance(literal, Comparison) and literal.operator == "=":
            one, other = map(_uncast, (literal.left, literal.right))
            if isinstance(one, Variable) and isinstance(other, Variable):
                yield one.name, other.name
                yield other.name, one.name


def _uncast(term: Expression) -> Expression:
    return _uncast(term.value) if isinstance(term, Cast) else term


def _value(term: Expression) -> str | None:
    if isinstance(term, String):
        return text_value(term.value)
    if isinstance(term, Construct):
        return constructor_value(term.name)
    return None

"""Rules without disjunction: what the checks and the translations work on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from shapelog.rules.dialect.errors import Position
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Disjunction,
    Expression,
    Literal,
    Negation,
    Rule,
    Variable,
    collect,
    expressions,
    walk,
)


@dataclass(frozen=True)
class Clause:
    """A rule whose body is one conjunction."""

    heads: tuple[Atom, ...]
    body: tuple[Literal, ...]
    position: Position

    @cached_property
    def terms(self) -> tuple[Expression, ...]:
        """Every term with its subterms, heads first; aggregates are given closed."""
        found: list[Expression] = []
        for literal in (*self.heads, *self.body):
            for expression in expressions(literal):
                collect(expression, found)
        return tuple(found)

    @cached_property
    def variables(self) -> tuple[Variable, ...]:
        """Every occurrence of a variable, those inside aggregates included."""
        found: list[Variable] = []
        for part in self.terms:
            if isinstance(part, Variable):
                found.append(part)
            elif isinstance(part, Aggregate):
                inside = aggregate_expressions(part)
                found += (inner for inner in inside if isinstance(inner, Variable))
        return tuple(found)

    @cached_property
    def outer_names(self) -> frozenset[str]:
        """The variables that occur outside aggregates; an aggregate shares these."""
        return frozenset(found.name for found in self.terms if isinstance(found, Variable))


def clauses(rule: Rule) -> tuple[Clause, ...]:
    """The rule with its disjunctions multiplied out."""
    return tuple(Clause(rule.heads, body, rule.position) for body in _expanded(rule.body))


def _expanded(literals: tuple[Literal, ...]) -> list[tuple[Literal, ...]]:
    bodies: list[tuple[Literal, ...]] = [()]
    for literal in literals:
        if isinstance(literal, Disjunction):
            choices = [body for choice in literal.alternatives for body in _expanded(choice)]
        else:
            choices = [(literal,)]
        bodies = [body + choice for body in bodies for choice in choices]
    return bodies


def aggregate_expressions(aggregate: Aggregate) -> Iterator[Expression]:
    """Every term inside an aggregate: its target's, then its body's."""
    if aggregate.target is not None:
        yield from walk(aggregate.target)
    for literal in aggregate.body:
        for expression in expressions(literal):
            yield from walk(expression)


def atoms_of(clause: Clause) -> Iterator[Atom]:
    """All atoms of the body: those that are negated or in aggregates too."""
    for part in clause.terms:
        if isinstance(part, Aggregate):
            yield from _atoms(part.body)
    yield from _atoms(clause.body)


def _atoms(literals: tuple[Literal, ...]) -> Iterator[Atom]:
    for literal in literals:
        inner = literal.literal if isinstance(literal, Negation) else literal
        if isinstance(inner, Atom):
            yield inner

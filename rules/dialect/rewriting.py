"""Rebuilds terms and literals with other parts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shapelog.rules.dialect.syntax import (
    Atom,
    Cast,
    Comparison,
    Construct,
    Expression,
    Functor,
    Literal,
    Negation,
    Operation,
    Record,
    StringTest,
)

Change = Callable[[Expression], Expression]


def with_parts(term: Expression, change: Change) -> Expression:
    """The term with its direct subterms changed; an aggregate stays as it is."""
    if isinstance(term, (Record, Construct, Functor)):
        return replace(term, arguments=tuple(change(each) for each in term.arguments))
    if isinstance(term, Operation):
        return replace(term, operands=tuple(change(each) for each in term.operands))
    if isinstance(term, Cast):
        return replace(term, value=change(term.value))
    return term


def changed_atom(atom: Atom, change: Change) -> Atom:
    """The atom with its arguments changed."""
    return replace(atom, arguments=tuple(change(each) for each in atom.arguments))


def changed_literal(literal: Literal, change: Change) -> Literal:
    """The literal with the terms that stand directly in it changed."""
    if isinstance(literal, Atom):
        return changed_atom(literal, change)
    if isinstance(literal, StringTest):
        return _changed_test(literal, change)
    if isinstance(literal, Comparison):
        return replace(literal, left=change(literal.left), right=change(literal.right))
    if isinstance(literal, Negation):
        inner = literal.literal
        if isinstance(inner, Atom):
            return replace(literal, literal=changed_atom(inner, change))
        return replace(literal, literal=_changed_test(inner, change))
    return literal


def _changed_test(test: StringTest, change: Change) -> StringTest:
    first, second = test.arguments
    return replace(test, arguments=(change(first), change(second)))

"""What aggregates count: every row of their body, whether its values are named or not.

Soufflé forgets ``_`` where an aggregate's body has several literals, and then counts fewer rows
than with one literal alone; so for Soufflé each ``_`` gets a name.
"""

from __future__ import annotations

from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.rewriting import changed_atom, changed_literal, with_parts
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Expression,
    Literal,
    Variable,
    Wildcard,
)


def with_named_wildcards(clause: Clause) -> Clause:
    """The clause with a name for each ``_`` in the positive atoms of its aggregates."""
    naming = _Naming({each.name for each in clause.variables})
    heads = tuple(changed_atom(head, naming.term) for head in clause.heads)
    body = tuple(changed_literal(literal, naming.term) for literal in clause.body)
    return replace(clause, heads=heads, body=body)


class _Naming:
    def __init__(self, taken: set[str]) -> None:
        self._taken = taken

    def term(self, term: Expression) -> Expression:
        if isinstance(term, Aggregate):
            return replace(term, body=tuple(self._named(literal) for literal in term.body))
        return with_parts(term, self.term)

    def _named(self, literal: Literal) -> Literal:
        return changed_atom(literal, self._name) if isinstance(literal, Atom) else literal

    def _name(self, term: Expression) -> Expression:
        if not isinstance(term, Wildcard):
            return term
        number = 1
        while f"_any{number}" in self._taken:
            number += 1
        self._taken.add(f"_any{number}")
        return Variable(f"_any{number}", term.position)

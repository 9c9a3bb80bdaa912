"""Floating-point arithmetic in the dialect: where an engine has none, the result is not known."""

from __future__ import annotations

from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.rewriting import changed_atom, changed_literal, with_parts
from shapelog.rules.dialect.syntax import Expression, Functor, String


def without_floats(clause: Clause) -> Clause:
    """The clause with "?" for every ``compute``."""
    heads = tuple(changed_atom(head, _term) for head in clause.heads)
    body = tuple(changed_literal(literal, _term) for literal in clause.body)
    return replace(clause, heads=heads, body=body)


def _term(term: Expression) -> Expression:
    if isinstance(term, Functor) and term.name == "compute":
        return String("?", term.position)
    return with_parts(term, _term)

"""Functions of the dialect that only the embedded engine has, and what they give elsewhere."""

from __future__ import annotations

from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.rewriting import changed_atom, changed_literal, with_parts
from shapelog.rules.dialect.syntax import Expression, Functor, Number, String


def without_embedded(clause: Clause) -> Clause:
    """Return the clause with "?" for every ``compute`` and 0 for every ``ordinal``.

    Floating-point results are not known then, and nothing is one too many.
    """
    heads = tuple(changed_atom(head, _term) for head in clause.heads)
    body = tuple(changed_literal(literal, _term) for literal in clause.body)
    return replace(clause, heads=heads, body=body)


def _term(term: Expression) -> Expression:
    if isinstance(term, Functor) and term.name == "compute":
        return String("?", term.position)
    if isinstance(term, Functor) and term.name == "ordinal":
        return Number(0, term.position)
    return with_parts(term, _term)

"""Puts the patterns of a body where they are matched, if nothing else connects its atoms.

In ``R(x), S(y), x = $Pair(y, _)`` clingo sees no connection between ``R`` and ``S``, and tries
each row of the one with each of the other. In ``R($Pair(y, _)), S(y)`` it looks rows up by ``y``.

Likewise for strings: ``R(x, kind), ( kind = "list" ; kind = "tuple" )`` are two rules that every
new row of ``R`` would start; ``R(x, "list")`` is started only where a rule gives such rows.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import count

from shapelog.rules.dialect.clauses import (
    Clause,
    aggregate_expressions,
)
from shapelog.rules.dialect.rewriting import changed_atom, changed_literal, with_parts
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Atom,
    Comparison,
    Construct,
    Expression,
    Nil,
    Number,
    Record,
    String,
    Variable,
    Wildcard,
    expressions,
    walk,
)

_PATTERN_PARTS = (Construct, Record, Variable, Wildcard, Number, String, Nil)


def with_patterns_inlined(clause: Clause) -> Clause:
    """The clause with patterns in place of the variables that only they connect with others.

    Strings stand in place of all variables that are equal to them.
    """
    clause = _with_strings(clause)
    groups = _connected(_names(expressions(each)) for each in clause.body if isinstance(each, Atom))
    if len(groups) < 2:
        return clause
    aggregated = _aggregated(clause)
    for literal in clause.body:
        pattern = _pattern(literal) if isinstance(literal, Comparison) else None
        if pattern is None or pattern[0] in aggregated:
            continue
        name, term = pattern
        inside = _names([term])
        if any(name in group for group in groups) and any(
            name not in group and inside & group for group in groups
        ):
            body = tuple(each for each in clause.body if each is not literal)
            shorter = replace(clause, body=body)
            return with_patterns_inlined(_substituted(shorter, name, _named(term, clause)))
    return clause


def _with_strings(clause: Clause) -> Clause:
    """The clause without variables that are equal to a string, but those of aggregates."""
    aggregated = _aggregated(clause)
    for literal in clause.body:
        if isinstance(literal, Comparison) and literal.operator == "=":
            for one, other in ((literal.left, literal.right), (literal.right, literal.left)):
                if (
                    isinstance(one, Variable)
                    and isinstance(other, String)
                    and one.name not in aggregated
                ):
                    body = tuple(each for each in clause.body if each is not literal)
                    shorter = replace(clause, body=body)
                    return _with_strings(_substituted(shorter, one.name, other))
    return clause


def _aggregated(clause: Clause) -> set[str]:
    """The variables that stand in aggregates."""
    return _names(
        each
        for part in clause.terms
        if isinstance(part, Aggregate)
        for each in aggregate_expressions(part)
    )


def _connected(parts: Iterable[set[str]]) -> list[set[str]]:
    """The sets of variables, those with a common one united."""
    groups: list[set[str]] = []
    for part in parts:
        apart = [group for group in groups if not group & part]
        groups = [*apart, part.union(*(group for group in groups if group & part))]
    return groups


def _names(terms: Iterable[Expression]) -> set[str]:
    return {part.name for term in terms for part in walk(term) if isinstance(part, Variable)}


def _pattern(equality: Comparison) -> tuple[str, Expression] | None:
    """The variable and the pattern it is equal to."""
    if equality.operator != "=":
        return None
    for one, other in ((equality.left, equality.right), (equality.right, equality.left)):
        if (
            isinstance(one, Variable)
            and isinstance(other, (Construct, Record))
            and all(isinstance(part, _PATTERN_PARTS) for part in walk(other))
            and one.name not in _names([other])
        ):
            return one.name, other
    return None


def _named(term: Expression, clause: Clause) -> Expression:
    """The term with a name for each ``_``: it may come to stand in several places."""
    taken = {each.name for each in clause.variables}
    fresh = (name for name in map("_part{}".format, count(1)) if name not in taken)

    def named(part: Expression) -> Expression:
        if isinstance(part, Wildcard):
            return Variable(next(fresh), part.position)
        return with_parts(part, named)

    return named(term)


def _substituted(clause: Clause, name: str, term: Expression) -> Clause:
    def change(part: Expression) -> Expression:
        if isinstance(part, Variable):
            return term if part.name == name else part
        return with_parts(part, change)

    return replace(
        clause,
        heads=tuple(changed_atom(head, change) for head in clause.heads),
        body=tuple(changed_literal(literal, change) for literal in clause.body),
    )

"""Division in the dialect: where it has no result, the rule gives no row.

That holds for ``x / 0`` and ``x % 0``, and for -2147483648 divided by -1, which 32 bits cannot
hold. Engines may divide before a guard such as ``y != 0`` is looked at, and Soufflé stops at
such a division; so for Soufflé the guard is built into the divisor.
"""

from __future__ import annotations

from dataclasses import replace

from shapelog.rules.dialect.clauses import Clause
from shapelog.rules.dialect.rewriting import changed_atom, changed_literal, with_parts
from shapelog.rules.dialect.syntax import (
    Aggregate,
    Comparison,
    Expression,
    Literal,
    Number,
    Operation,
)

_LARGEST = 2**31 - 1


def always_divides(term: Operation) -> bool:
    """Whether the operation has a result for all operands; false only of some divisions."""
    if term.operator not in ("/", "%"):
        return True
    divisor = term.operands[1]
    return isinstance(divisor, Number) and divisor.value not in (0, -1)


def guarded(clause: Clause) -> Clause:
    """The clause in Soufflé's terms: no division stops it, those without result give no row."""
    guards = _Guards()
    heads = tuple(changed_atom(head, guards.term) for head in clause.heads)
    body = tuple(changed_literal(literal, guards.term) for literal in clause.body)
    if not guards.found:
        return clause
    return replace(clause, heads=heads, body=(*body, *guards.conditions))


class _Guards:
    """Changes divisions, and collects the conditions under which they have a result."""

    def __init__(self) -> None:
        self.conditions: list[Literal] = []
        self.found = False

    def term(self, term: Expression) -> Expression:
        if isinstance(term, Aggregate):
            return self._aggregate(term)
        term = with_parts(term, self.term)
        if isinstance(term, Operation) and not always_divides(term):
            return self._division(term)
        return term

    def _aggregate(self, term: Aggregate) -> Aggregate:
        inner = _Guards()
        target = None if term.target is None else inner.term(term.target)
        body = tuple(changed_literal(literal, inner.term) for literal in term.body)
        self.found |= inner.found
        return replace(term, target=target, body=(*body, *inner.conditions))

    def _division(self, term: Operation) -> Operation:
        """Adds to the divisor 1 if it is 0, and 2 if it is -1 and the dividend the smallest."""
        self.found = True
        dividend, divisor = term.operands

        def made(operator: str, *operands: Expression) -> Operation:
            return Operation(operator, operands, term.position)

        def number(value: int) -> Number:
            return Number(value, term.position)

        smallest = made("lnot", made("+", made("+", dividend, number(_LARGEST)), number(1)))
        overflows = made("*", made("lnot", made("+", divisor, number(1))), smallest)
        for condition in (
            Comparison("!=", divisor, number(0), term.position),
            Comparison("=", overflows, number(0), term.position),
        ):
            self.conditions.append(condition)
        safe = made("+", made("+", divisor, made("lnot", divisor)), made("*", number(2), overflows))
        return replace(term, operands=(dividend, safe))

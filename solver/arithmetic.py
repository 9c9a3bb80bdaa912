"""Integers as terms: their exact value where it is constant, Z3 expressions where it is not.

Python's semantics of ``//`` and ``%`` (the quotient is rounded down) are kept; Z3's are
Euclidean: https://smt-lib.org/theories-Ints.shtml.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from shapelog.rules.engines.terms import Term, Value


def constant(value: Value) -> int | None:
    """Return the integer that `value` is, None if that is not known; there is no limit of size."""
    if not isinstance(value, Term):
        return None
    name, arguments = value.name, value.arguments
    if name in ("Integer", "Boolean"):
        return int(arguments[0]) if isinstance(arguments[0], int) else None
    if name == "BigInteger":
        return int(str(arguments[0]), 0)
    if name == "Arithmetic":
        left, right = constant(arguments[1]), constant(arguments[2])
        if left is None or right is None:
            return None
        return _calculate(str(arguments[0]), left, right)
    return None


def _calculate(operator: str, left: int, right: int) -> int | None:
    if operator in ("//", "%") and right == 0:
        return None
    if operator == "/":
        return left // right if right and left % right == 0 else None
    results = {
        "+": lambda: left + right,
        "-": lambda: left - right,
        "*": lambda: left * right,
        "//": lambda: left // right,
        "%": lambda: left % right,
        "min": lambda: min(left, right),
        "max": lambda: max(left, right),
    }
    return results[operator]() if operator in results else None


def product(sizes: list[Value]) -> Value:
    """Return the product of dimensions as one term."""
    total: Value = Term("Integer", (1,))
    for size in sizes:
        total = Term("Arithmetic", ("*", total, size))
    return total


def leaves(value: Value) -> Iterator[Term]:
    """Yield the symbols and unknowns in an arithmetic term."""
    if not isinstance(value, Term):
        return
    if value.name in ("Arithmetic", "Comparison"):
        yield from leaves(value.arguments[1])
        yield from leaves(value.arguments[2])
    elif value.name not in ("Integer", "BigInteger", "Boolean"):
        yield value


def repeats(value: Term) -> bool:
    """Whether a term stands for the values of many rounds of a loop."""
    pending: list[Value] = list(value.arguments)
    while pending:
        part = pending.pop()
        if isinstance(part, Term):
            if part.name == "Iteration" and _is_many(part.arguments[1]):
                return True
            pending.extend(part.arguments)
    return False


def _is_many(phase: Value) -> bool:
    return isinstance(phase, Term) and phase.name == "Summary"


class Variables:
    """The Z3 variables of a check: one a symbol, a fresh one an unknown of many rounds."""

    def __init__(self, z3: Any) -> None:
        self.z3 = z3
        self.by_term: dict[Term, Any] = {}
        self.fresh = 0

    def of(self, term: Term) -> Any:
        """Return the variable that stands for `term`."""
        if term.name == "Unknown" and repeats(term):
            self.fresh += 1
            return self.z3.Int(f"fresh{self.fresh}")
        if term not in self.by_term:
            self.by_term[term] = self.z3.Int(f"v{len(self.by_term)}")
        return self.by_term[term]

    def expression(self, value: Value) -> Any:
        """Return `value` as a Z3 integer."""
        number = constant(value)
        if number is not None:
            return self.z3.IntVal(number)
        assert isinstance(value, Term)
        if value.name != "Arithmetic":
            return self.of(value)
        operator = value.arguments[0]
        left, right = self.expression(value.arguments[1]), self.expression(value.arguments[2])
        z3 = self.z3
        if operator == "+":
            return left + right
        if operator == "-":
            return left - right
        if operator == "*":
            return left * right
        if operator in ("//", "/"):
            return z3.If(right > 0, left / right, (-left) / (-right))
        if operator == "%":
            return z3.If(right > 0, left % right, -((-left) % (-right)))
        if operator == "min":
            return z3.If(left <= right, left, right)
        if operator == "max":
            return z3.If(left >= right, left, right)
        return self.of(value)

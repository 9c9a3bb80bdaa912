"""Integers as terms: their exact value where it is constant, and what they depend on.

Python's semantics of ``//`` and ``%`` are kept: the quotient is rounded down, the remainder has
the sign of the divisor (https://docs.python.org/3/reference/expressions.html#binary-arithmetic-operations).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from operator import add, floordiv, mod, mul, sub
from types import MappingProxyType

from shapelog.rules.engines.terms import Term, Value

Operation = Callable[[int, int], int]


def _broadcast(left: int, right: int) -> int:
    """Return the size that two sizes are broadcast to, where they fit together."""
    return right if left == 1 else left


OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        "+": add,
        "-": sub,
        "*": mul,
        "//": floordiv,
        "%": mod,
        "min": min,
        "max": max,
        "broadcast": _broadcast,
    }
)


#: The same terms are asked for again and again, and each has parts.
_KEPT_ANSWERS = 1 << 16


@lru_cache(_KEPT_ANSWERS)
def constant(value: Value) -> int | None:
    """Return the integer that `value` is, None if that is not known; there is no limit of size."""
    if not isinstance(value, Term):
        return None
    name, arguments = value.name, value.arguments
    if name in ("Integer", "Boolean"):
        return int(arguments[0]) if isinstance(arguments[0], int) else None
    if name == "BigInteger":
        return int(str(arguments[0]), 0)
    if name != "Arithmetic":
        return None
    left, right = constant(arguments[1]), constant(arguments[2])
    operator = str(arguments[0])
    if left is None or right is None or operator not in OPERATIONS:
        return None
    if operator in ("//", "%") and right == 0:
        return None
    return OPERATIONS[operator](left, right)


def count_of(sizes: Sequence[Value]) -> Value:
    """Return the number of elements of a shape, the product of its dimensions, as one term."""
    total: Value = Term("Integer", (1,))
    for size in sizes:
        total = Term("Arithmetic", ("*", total, size)) if total != _ONE else size
    return total


_ONE = Term("Integer", (1,))


@lru_cache(_KEPT_ANSWERS)
def is_integer(value: Value) -> bool:
    """Whether `value` is an integer computed from constants, symbols and unknowns."""
    if constant(value) is not None:
        return True
    if not isinstance(value, Term):
        return False
    if value.name == "Arithmetic":
        return value.arguments[0] in OPERATIONS and all(map(is_integer, value.arguments[1:]))
    return value.name in ("Symbol", "Unknown")


def leaves(value: Value) -> Iterator[Term]:
    """Yield what a term is computed from and is no constant: symbols, unknowns, anything else."""
    if not isinstance(value, Term):
        return
    if value.name == "Comparison" or (
        value.name == "Arithmetic" and value.arguments[0] in OPERATIONS
    ):
        yield from leaves(value.arguments[1])
        yield from leaves(value.arguments[2])
    elif value.name not in ("Integer", "BigInteger", "Boolean"):
        yield value


def stands_for_many(value: Term) -> bool:
    """Whether a term stands for the values of many rounds of a loop at once."""
    pending: list[Value] = list(value.arguments)
    seen: set[Term] = set()
    while pending:
        part = pending.pop()
        if isinstance(part, Term) and part not in seen:
            seen.add(part)
            if is_of_many_rounds(part):
                return True
            pending.extend(part.arguments)
    return False


def is_of_many_rounds(context: Term) -> bool:
    """Whether a context is that of the rounds of a loop which nobody tells apart."""
    return context.name == "Iteration" and context.arguments[1] == _SUMMARY


_SUMMARY = Term("Summary", ())

"""Terms against Python's own integers, constraints against brute force over small domains."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st
from shapelog.rules.engines.terms import Term
from shapelog.solver.arithmetic import OPERATIONS, constant
from shapelog.solver.constraints import decided, holds, requirement
from shapelog.solver.expressions import Expressions

NAMES = ["Equal", "AtLeast", "Broadcast", "Divides", "Within"]


def integer(number: int) -> Term:
    return Term("Integer", (number,))


def symbol(name: str) -> Term:
    return Term("Symbol", (name, Term("ModuleContext", ("m",))))


def shape(*sizes: int) -> Term:
    current = Term("Scalar", ())
    for size in sizes:
        current = Term("Axis", (integer(size), current))
    return current


def evaluated(expression: Any, expressions: Expressions, numbers: dict[Term, int]) -> Any:
    pairs = [(expressions.variable(term), z3.IntVal(value)) for term, value in numbers.items()]
    return z3.simplify(z3.substitute(expression, *pairs))


def computed(term: Term, numbers: dict[Term, int]) -> int:
    """Return what Python computes, with a division by zero as an error."""
    if term.name == "Arithmetic":
        left, right = term.arguments[1], term.arguments[2]
        assert isinstance(left, Term) and isinstance(right, Term)
        operation: Callable[[int, int], int] = OPERATIONS[str(term.arguments[0])]
        return operation(computed(left, numbers), computed(right, numbers))
    if term.name == "Integer":
        return int(str(term.arguments[0]))
    return numbers[term]


SYMBOLS = [symbol("a"), symbol("b")]
TERMS = st.recursive(
    st.sampled_from(SYMBOLS) | st.integers(-4, 4).map(integer),
    lambda inner: st.tuples(st.sampled_from(sorted(OPERATIONS)), inner, inner).map(
        lambda parts: Term("Arithmetic", parts)
    ),
    max_leaves=5,
)


@given(st.sampled_from(sorted(OPERATIONS)), st.integers(-9, 9), st.integers(-9, 9))
def test_constants_are_pythons(operator: str, left: int, right: int) -> None:
    term = Term("Arithmetic", (operator, integer(left), integer(right)))
    if operator in ("//", "%") and right == 0:
        assert constant(term) is None
    else:
        assert constant(term) == OPERATIONS[operator](left, right)


@settings(max_examples=200, deadline=None)
@given(TERMS, st.integers(-6, 6), st.integers(-6, 6))
def test_z3_counts_like_python(term: Term, first: int, second: int) -> None:
    numbers = dict(zip(SYMBOLS, (first, second), strict=True))
    try:
        expected = computed(term, numbers)
    except ZeroDivisionError:
        return
    expressions = Expressions(z3)
    found = evaluated(expressions.integer(term), expressions, numbers)
    assert found.as_long() == expected


@pytest.mark.parametrize("name", NAMES)
def test_requirements_agree_with_their_meaning(name: str) -> None:
    count = 3 if name == "Within" else 2
    symbols = [symbol(str(position)) for position in range(count)]
    expressions = Expressions(z3)
    required = requirement(Term(name, tuple(symbols)), expressions)
    for numbers in itertools.product(range(-2, 4), repeat=count):
        found = evaluated(required, expressions, dict(zip(symbols, numbers, strict=True)))
        truth = decided(Term(name, tuple(integer(number) for number in numbers)))
        assert z3.is_true(found) == truth == holds(name, numbers), (name, numbers)


def test_counts_beyond_32_bits_are_exact() -> None:
    assert decided(Term("SameCount", (shape(300, 2048, 7168), shape(300, 14680064)))) is True
    assert decided(Term("SameCount", (shape(300, 2048, 7168), shape(300, 14680063)))) is False
    assert constant(Term("BigInteger", ("4404019200",))) == 4404019200


def test_ranks_are_decided_where_they_are_known() -> None:
    unranked = Term("Axis", (integer(3), Term("Unranked", ("x", Term("ModuleContext", ("m",))))))
    assert decided(Term("RankBetween", (shape(2, 3), 1, 2))) is True
    assert decided(Term("RankBetween", (shape(2, 3), 3, 4))) is False
    assert decided(Term("RankBetween", (unranked, 1, 2))) is None
    assert decided(Term("RankBetween", (unranked, 0, 0))) is False
    assert decided(Term("Never")) is False


def test_what_is_a_true_division_has_no_integer_value() -> None:
    assert constant(Term("Arithmetic", ("/", integer(6), integer(3)))) is None

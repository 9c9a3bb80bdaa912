"""Terms against Python's own integers, constraints against brute force over small domains."""

from __future__ import annotations

import itertools

import pytest
import z3
from hypothesis import given, settings
from hypothesis import strategies as st
from shapelog.rules.engines.terms import Term
from shapelog.solver.arithmetic import Variables, constant
from shapelog.solver.constraints import decided, formula

OPERATORS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "//": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "min": min,
    "max": max,
}


def integer(number: int) -> Term:
    return Term("Integer", (number,))


def symbol(name: str) -> Term:
    return Term("Symbol", (name, Term("ModuleContext", ("m",))))


@given(st.sampled_from(sorted(OPERATORS)), st.integers(-9, 9), st.integers(-9, 9))
def test_constants_are_pythons(operator: str, left: int, right: int) -> None:
    term = Term("Arithmetic", (operator, integer(left), integer(right)))
    if operator in ("//", "%") and right == 0:
        assert constant(term) is None
    else:
        assert constant(term) == OPERATORS[operator](left, right)


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(OPERATORS)), st.integers(-9, 9), st.integers(-9, 9))
def test_z3_counts_like_python(operator: str, left: int, right: int) -> None:
    if operator in ("//", "%") and right == 0:
        return
    variables = Variables(z3)
    one, two = symbol("one"), symbol("two")
    expression = variables.expression(Term("Arithmetic", (operator, one, two)))
    value = z3.simplify(
        z3.substitute(
            expression,
            (variables.of(one), z3.IntVal(left)),
            (variables.of(two), z3.IntVal(right)),
        )
    )
    assert value.as_long() == OPERATORS[operator](left, right)


@pytest.mark.parametrize("name", ["Equal", "AtLeast", "Broadcast", "Divides", "Within"])
def test_formulas_agree_with_constants(name: str) -> None:
    count = 3 if name == "Within" else 2
    symbols = [symbol(str(position)) for position in range(count)]
    variables = Variables(z3)
    open_formula = formula(Term(name, tuple(symbols)), variables)
    for numbers in itertools.product(range(4), repeat=count):
        pairs = [
            (variables.of(term), z3.IntVal(number))
            for term, number in zip(symbols, numbers, strict=True)
        ]
        value = z3.simplify(z3.substitute(open_formula, *pairs))
        truth = decided(Term(name, tuple(integer(number) for number in numbers)))
        assert z3.is_true(value) == truth, (name, numbers)


def test_counts_beyond_32_bits_are_exact() -> None:
    def shape(*sizes: int) -> Term:
        current = Term("Scalar", ())
        for size in sizes:
            current = Term("Axis", (integer(size), current))
        return current

    assert decided(Term("SameCount", (shape(300, 2048, 7168), shape(300, 14680064)))) is True
    assert decided(Term("SameCount", (shape(300, 2048, 7168), shape(300, 14680063)))) is False
    assert constant(Term("BigInteger", ("4404019200",))) == 4404019200

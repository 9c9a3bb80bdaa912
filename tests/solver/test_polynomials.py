"""Polynomials are the integers that their terms are, for every value of the symbols."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from shapelog.rules.engines.terms import Term, Value
from shapelog.solver.arithmetic import OPERATIONS, constant
from shapelog.solver.constraints import decided
from shapelog.solver.polynomials import added, as_term, common_factor, divided, polynomial

N, M = (Term("Symbol", (name, Term("NoContext"))) for name in "nm")


def integer(number: int) -> Term:
    return Term("Integer", (number,))


def operation(operator: str, left: Value, right: Value) -> Term:
    return Term("Arithmetic", (operator, left, right))


terms = st.recursive(
    st.one_of(st.integers(-6, 6).map(integer), st.sampled_from([N, M])),
    lambda parts: st.builds(operation, st.sampled_from(sorted(OPERATIONS)), parts, parts),
    max_leaves=8,
)
sizes = st.integers(1, 12)


def value_of(term: Value, n: int, m: int) -> int | None:
    """Return the integer that a term is for these values; None where it divides by zero."""

    def filled(part: Value) -> Value:
        if not isinstance(part, Term) or part.name != "Arithmetic":
            return integer(n) if part == N else integer(m) if part == M else part
        left, right = map(filled, part.arguments[1:])
        return operation(str(part.arguments[0]), left, right)

    return constant(filled(term))


@given(terms, sizes, sizes)
def test_a_polynomial_is_the_number_of_its_term(term: Term, n: int, m: int) -> None:
    expected = value_of(term, n, m)
    if expected is not None:
        assert value_of(as_term(polynomial(term)), n, m) in (expected, None)


@given(terms, terms, sizes, sizes)
def test_quotients_and_common_factors(left: Term, right: Term, n: int, m: int) -> None:
    first, second = polynomial(left), polynomial(right)
    numbers = value_of(left, n, m), value_of(right, n, m)
    if None in numbers:
        return
    quotient = divided(first, second) if second else None
    if quotient is not None:
        assert value_of(as_term(quotient), n, m) * numbers[1] == numbers[0]
    factors, number = common_factor((first, second))
    for side in (first, second):
        assert divided(side, {factors: number}) is not None


def test_equal_polynomials_are_the_same_term() -> None:
    twice = operation("*", operation("+", N, M), operation("-", N, M))
    squares = operation("-", operation("*", N, N), operation("*", M, M))
    assert as_term(polynomial(twice)) == as_term(polynomial(squares))
    assert added(polynomial(twice), polynomial(squares), -1) == {}
    seven = operation("+", operation("*", integer(4), N), integer(7))
    assert polynomial(operation("//", seven, integer(4))) == {(N,): 1, (): 1}


def test_comparisons_of_equal_sizes_are_decided_without_a_solver() -> None:
    same = operation("-", operation("+", N, integer(2)), integer(2))
    assert decided(Term("Equal", (same, N))) is True
    assert decided(Term("Equal", (operation("+", N, integer(1)), N))) is False
    assert decided(Term("Broadcast", (operation("+", N, integer(1)), N))) is None
    assert decided(Term("AtLeast", (operation("+", N, integer(1)), N))) is True
    assert decided(Term("Equal", (N, M))) is None

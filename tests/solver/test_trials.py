"""Trials show only what is so: brute force over the same small values agrees with them."""

from __future__ import annotations

from itertools import product

import z3
from hypothesis import given, settings
from hypothesis import strategies as st
from shapelog.solver.trials import goes_both_ways

first, second = z3.Ints("first second")
_NUMBERS = st.integers(0, 8).map(z3.IntVal)
_LEAVES = st.one_of(st.sampled_from([first, second]), _NUMBERS)
_TERMS = st.recursive(
    _LEAVES,
    lambda inner: st.one_of(
        st.builds(lambda left, right: left + right, inner, inner),
        st.builds(lambda left, right: left * right, inner, inner),
        st.builds(lambda left, right: z3.If(right > 0, left / right, left), inner, inner),
    ),
    max_leaves=5,
)


@given(_TERMS, _TERMS, st.integers(0, 3))
@settings(max_examples=200, deadline=None)
def test_both_ways_are_there(left, right, least):
    required = left == right
    assumed = [first >= least, second >= least]
    if goes_both_ways(z3, required, assumed):
        solver = z3.SimpleSolver()
        solver.set("timeout", 2000)
        solver.add(*assumed)
        assert solver.check(required) != z3.unsat
        assert solver.check(z3.Not(required)) != z3.unsat


def test_what_two_values_show_is_seen():
    assert goes_both_ways(z3, first * second == 64, [first >= 0, second >= 0])
    assert goes_both_ways(z3, first == second, [first >= 0, second >= 0])


def test_what_always_holds_or_fails_is_not_said_to_go_both_ways():
    assert not goes_both_ways(z3, first * second == second * first, [])
    assert not goes_both_ways(z3, first + 1 == first, [])


def test_values_that_are_ruled_out_show_nothing():
    assert not goes_both_ways(z3, first == second, [first == second])
    assert not goes_both_ways(z3, first > 3, [first > 200])


def test_a_division_by_zero_shows_nothing():
    for small, large in product((0, 1), repeat=2):
        assert not goes_both_ways(z3, z3.IntVal(small) / 0 == large, [])

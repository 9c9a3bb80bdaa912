"""Indexing and item assignment against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import I, N, Symbol, T, Unknown, assign, index, t
from library import disagreements

S = slice
A = S(None)


def M(*shape: int) -> T:
    """A numpy mask."""
    return N(*shape, element="bool")


def J(*shape: int) -> T:
    """A numpy array of integers."""
    return N(*shape, element="int64")


BOTH = [
    0,
    -1,
    4,
    5,
    -5,
    -6,
    A,
    S(1, 3),
    S(None, 2),
    S(-2, None),
    S(None, -1),
    S(3, 1),
    S(10, 20),
    S(-10, 2),
    S(None, None, 2),
    S(1, None, 3),
    S(1, -1, 2),
    None,
    ...,
    (0, 1),
    (0, A, 1),
    (A, 0),
    (A, 6),
    (A, None, 2),
    (None, ..., None),
    (..., 0),
    (..., S(1, 3)),
    (..., 0, A),
    (0, ..., 1),
    (0, ..., 1, 2),
    (0, 0, 0, 0),
    (0, 0, 0),
    (A, S(1, 2), S(0, 1)),
    (0, ...),
    (),
]
CALLS = [
    *(index(t(5, 4, 3), each) for each in BOTH),
    *(index(N(5, 4, 3), each) for each in BOTH),
    index(t(), 0),
    index(t(), ...),
    index(t(0, 3), 0),
    index(t(0, 3), S(0, 1)),
    index(t(5, 4), S(None, None, -1)),
    index(t(5, 4), S(None, None, 0)),
    index(N(5, 4), S(None, None, 0)),
    index(N(5, 4), S(None, None, -1)),
    index(N(5, 4), S(None, None, -2)),
    index(N(5, 4), S(3, 0, -1)),
    index(N(5, 4), S(3, None, -2)),
    index(N(5, 4), S(None, 2, -1)),
    index(N(5, 4), S(10, -10, -3)),
    index(t(5, 4, 3), I(7)),
    index(t(5, 4, 3), I(2, 7)),
    index(t(5, 4, 3), I()),
    index(t(5, 4, 3), (A, I(7))),
    index(t(5, 4, 3), (I(7), I(7))),
    index(t(5, 4, 3), (I(7, 1), I(6))),
    index(t(5, 4, 3), (I(7), I(6))),
    index(t(5, 4, 3), (I(7), A, I(7))),
    index(t(5, 4, 3), (A, I(7), I(7))),
    index(t(5, 4, 3), (0, A, I(7))),
    index(t(5, 4, 3), (A, 0, I(7))),
    index(t(5, 4, 3), (I(7), 0)),
    index(t(5, 4, 3), (..., I(7))),
    index(t(5, 4, 3), (I(7), None)),
    index(t(5, 4, 3), (I(7), None, I(7))),
    index(t(5, 4, 3), (I(7), S(0, 2))),
    index(t(5, 4, 3), ([0, 2],)),
    index(t(5, 4, 3), ([0, 2], A, [0, 1])),
    index(t(5, 4, 3), (A, [0, 2])),
    index(t(5, 4, 3), (A, A, A, I(7))),
    index(N(5, 4, 3), J(7)),
    index(N(5, 4, 3), J(2, 7)),
    index(N(5, 4, 3), (A, J(7))),
    index(N(5, 4, 3), (J(7), A, J(7))),
    index(N(5, 4, 3), (A, J(7), J(7))),
    index(N(5, 4, 3), (0, A, J(7))),
    index(N(5, 4, 3), (A, 0, J(7))),
    index(N(5, 4, 3), (J(7), 0)),
    index(N(5, 4, 3), (J(7), None, 0)),
    index(N(5, 4, 3), (J(7), J(6))),
    index(N(5, 4, 3), (A, [0, 2])),
    index(t(5, 4, 3), T((5,), "bool")),
    index(t(5, 4, 3), T((5, 4), "bool")),
    index(t(5, 4, 3), T((5, 3), "bool")),
    index(t(5, 4, 3), (A, T((4,), "bool"))),
    index(t(5, 4, 3), (A, T((3,), "bool"))),
    index(N(5, 4, 3), M(5, 4)),
    index(N(5, 4, 3), M(4)),
    assign(t(5, 4, 3), 0, t(4, 3)),
    assign(t(5, 4, 3), 0, t(3)),
    assign(t(5, 4, 3), 0, t(1, 3)),
    assign(t(5, 4, 3), 0, t(4)),
    assign(t(5, 4, 3), 0, t(1, 4, 3)),
    assign(t(5, 4, 3), 0, 1.0),
    assign(t(5, 4, 3), (A, 0), t(5, 3)),
    assign(t(5, 4, 3), (A, 0), t(4, 3)),
    assign(t(5, 4, 3), S(0, 2), t(2, 4, 3)),
    assign(t(5, 4, 3), S(0, 2), t(3, 4, 3)),
    assign(t(5, 4, 3), I(7), t(7, 4, 3)),
    assign(N(5, 4, 3), 0, N(4, 3)),
    assign(N(5, 4, 3), 0, N(5, 3)),
    assign(N(5, 4, 3), 0, N(1, 4, 3)),
    assign(N(5, 4, 3), 0, N(2, 4, 3)),
    assign(N(5, 4, 3), 9, N(4, 3)),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    first, outside, many, place = analyse(
        [index(t(5, 4), 0), index(t(5, 4), 5), index(t(5), (0, 0)), assign(t(5, 4), 0, t(3))]
    )
    assert first.results == ((4,),) and first.satisfied == {"index-too-many", "index-out-of-range"}
    assert outside.broken == {"index-out-of-range"} and outside.results == ((4,),)
    assert many.broken == {"index-too-many"}
    assert place.broken == {"index-assignment-shape"} and place.results == (None,)


def test_symbolic_and_unknown() -> None:
    size, place = Symbol("N"), Symbol("i")
    tensors = [
        (t(size, 3), A, ("N", 3)),
        (t(size, 3), S(None, 4), ("(N min 4)", 3)),
        (t(size, 3), S(4, None), None),
        (t(size, 3), S(None, -1), None),
        (t(size, 3), S(-4, None), None),
        (t(size, 3), S(None, None, 2), ("((N + 1) // 2)", 3)),
        (t(8, 3), S(None, size), ("(N min 8)", 3)),
        (t(8, 3), S(size, None), None),
        (t(8, 3), S(place, size), None),
        (t(8, 3), place, (3,)),
        (t(size, 3), place, (3,)),
        (t(size, 3), 0, (3,)),
        (t(size, 3), Unknown(), ("...",)),
        (Unknown(), 0, ("...",)),
        (Unknown(), (A, 0), ("...",)),
        (T((4, 3), unranked=True), (..., 0), ("...", 4)),
        (T((4, 3), unranked=True), (..., S(0, 2)), ("...", 4, 2)),
        (T((4, 3), unranked=True), ..., ("...", 4, 3)),
        (T((4, 3), unranked=True), None, ("...",)),
        (t(8, 3), S(Unknown(), None), None),
        (t(8, 3), S(None, None, size), None),
        (t(8, 3), T((8, 3), "bool"), ("?",)),
        (t(8, 3), T((), "bool", unranked=True), ("...",)),
        (t(8, 3), T((), "int64", unranked=True), ("...",)),
        (t(8, 3), (A, T((), "int64", unranked=True)), None),
    ]
    outcomes = analyse([index(tensor, what) for tensor, what, _ in tensors])
    for (tensor, what, expected), outcome in zip(tensors, outcomes, strict=True):
        assert len(outcome.results) == 1, (tensor, what, outcome)
        assert not outcome.broken, (tensor, what, outcome)
        if expected is not None:
            assert outcome.results[0][: len(expected)] == expected, (tensor, what, outcome)
    assert outcomes[9].open == {"index-out-of-range"}

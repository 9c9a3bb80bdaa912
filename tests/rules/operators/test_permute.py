"""Dimensions in another order, against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import N, Symbol, T, Unknown, attribute, function, method, t
from library import disagreements

CALLS = [
    function("torch.transpose", t(2, 3, 4), 0, 2),
    method("transpose", t(2, 3, 4), -1, -2),
    method("transpose", t(2, 3, 4), 1, 1),
    method("transpose", t(2, 3, 4), 0, 3),
    method("transpose", t(2, 3, 4), dim0=0, dim1=1),
    method("transpose", t(), 0, -1),
    method("transpose", t(), 0, 1),
    method("t", t(2, 3)),
    method("t", t(2)),
    method("t", t(2, 3, 4)),
    attribute("T", t(2, 3)),
    attribute("mT", t(4, 2, 3)),
    attribute("mT", t(3)),
    attribute("T", N(2, 3, 4)),
    method("permute", t(2, 3, 4), 2, 0, 1),
    method("permute", t(2, 3, 4), (2, 0, 1)),
    method("permute", t(2, 3, 4), -1, 0, -2),
    method("permute", t(2, 3, 4), 0, 1),
    method("permute", t(2, 3, 4), 0, 1, 1),
    method("permute", t(2, 3, 4), 0, 1, -2),
    method("permute", t(2, 3, 4), 0, 1, 3),
    method("permute", t(4), 0),
    function("torch.permute", t(2, 3, 4), (1, 2, 0)),
    function("torch.movedim", t(2, 3, 4), 0, 2),
    function("torch.movedim", t(2, 3, 4), -1, 0),
    function("torch.moveaxis", t(2, 3, 4), 0, 3),
    function("torch.swapaxes", t(2, 3, 4), 0, 2),
    function("torch.flip", t(2, 3, 4), (0, 1)),
    function("torch.roll", t(2, 3, 4), 1, 0),
    function("numpy.transpose", N(2, 3, 4)),
    function("numpy.transpose", N(2, 3, 4), (0, 2, 1)),
    function("numpy.transpose", N(2, 3, 4), (0, 2)),
    function("numpy.transpose", N(2, 3, 4), axes=(0, 2, 1)),
    method("transpose", N(2, 3, 4)),
    method("transpose", N(2, 3, 4), 1, 0, 2),
    method("transpose", N(2, 3, 4), (1, 0, 2)),
    method("transpose", N(2, 3, 4), None),
    function("numpy.swapaxes", N(2, 3, 4), 0, 2),
    function("numpy.moveaxis", N(2, 3, 4), 0, -1),
    function("numpy.flip", N(2, 3, 4)),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    swapped, permuted, twice = analyse([CALLS[0], CALLS[14], CALLS[18]])
    assert swapped.results == ((4, 3, 2),) and swapped.satisfied == {"transpose-dimension"}
    assert (
        permuted.results == ((4, 2, 3),)
        and {"permute-rank", "permute-dimensions"} <= permuted.satisfied
    )
    assert twice.broken == {"permute-dimensions"} and len(twice.results) == 1


def test_symbolic_and_unknown() -> None:
    outcomes = analyse(
        [
            method("permute", t(Symbol("N"), 3, 4), 1, 2, 0),
            function("torch.permute", Unknown(), (1, 0)),
            function("torch.permute", t(2, 3), Unknown()),
            function("torch.transpose", Unknown(), 1, 2),
            function("torch.transpose", Unknown(), -1, -2),
            method("transpose", T((5, 6), unranked=True), -1, -2),
            function("torch.transpose", t(2, 3), Unknown(), 0),
            attribute("T", T((5, 6), unranked=True)),
            function("torch.movedim", Unknown(), 0, 1),
            function("torch.t", Unknown()),
            function("torch.permute", t(2, 3), (Unknown(), 0)),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(len(each) == 1 for each in results), results
    assert not any(outcome.broken for outcome in outcomes)
    assert (
        results[0] == ((3, 4, "N"),) and results[1] == (("?", "?"),) and results[2] == (("...",),)
    )
    assert (
        results[3] == (("...",),)
        and results[4] == (("...", "?", "?"),)
        and results[5] == (("...", 6, 5),)
    )
    assert results[10] == (("?", 2),)

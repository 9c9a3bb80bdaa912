"""Reshaping, flattening and unflattening against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import N, Symbol, T, Unknown, function, layer, method, t
from library import disagreements

CALLS = [
    method("view", t(2, 3, 4), 6, 4),
    method("view", t(2, 3, 4), -1),
    method("view", t(2, 3, 4), (2, -1)),
    method("view", t(2, 3, 4), 5, -1),
    method("view", t(2, 3, 4), 5, 5),
    method("view", t(2, 3, 4), -1, -1),
    method("view", t(), 1),
    method("view", t(), -1),
    method("view", t(0, 3), 0, 7),
    method("view", t(0, 3), -1, 7),
    method("view", t(0, 3), -1, 0),
    method("view", t(4), ()),
    method("view", t(1), ()),
    method("reshape", t(2, 3, 4), 4, 3, 2),
    method("reshape", t(2, 3, 4), (24,)),
    function("torch.reshape", t(2, 3, 4), (3, -1)),
    function("torch.flatten", t(2, 3, 4)),
    function("torch.flatten", t(2, 3, 4), 1),
    function("torch.flatten", t(2, 3, 4), 0, 1),
    function("torch.flatten", t(2, 3, 4), -2, -1),
    function("torch.flatten", t(2, 3, 4), start_dim=1, end_dim=1),
    function("torch.flatten", t(2, 3, 4), 2, 1),
    function("torch.flatten", t(2, 3, 4), 3),
    function("torch.flatten", t(2, 3, 4), 0, -4),
    function("torch.flatten", t()),
    method("flatten", t(2, 3, 0), 1),
    method("flatten", t(2, 3, 4), 1, 2),
    layer("Flatten", to=t(2, 3, 4)),
    layer("Flatten", 0, to=t(2, 3, 4)),
    layer("Flatten", to=t(2)),
    layer("Unflatten", 1, (2, 3), to=t(5, 6, 7)),
    layer("Unflatten", 1, (2, 4), to=t(5, 6, 7)),
    layer("Unflatten", 1, (-1, 3), to=t(5, 6, 7)),
    function("torch.unflatten", t(5, 6), -1, (2, -1)),
    method("unflatten", t(5, 6), 2, (2, -1)),
    method("view_as", t(2, 6), t(3, 4)),
    method("view_as", t(2, 6), t(3, 5)),
    method("reshape_as", t(2, 6), t(12)),
    method("ravel", t(2, 6)),
    function("torch.ravel", t()),
    function("numpy.reshape", N(2, 3, 4), (4, -1)),
    function("numpy.reshape", N(2, 3, 4), -1),
    function("numpy.reshape", N(2, 3, 4), (5, -1)),
    method("reshape", N(2, 3, 4), 4, 6),
    method("reshape", N(2, 3, 4), (4, 6)),
    method("reshape", N(2, 3, 4), -1),
    method("reshape", N(2, 3, 4), 4, 7),
    method("reshape", N(2, 3, 4), -1, 1),
    method("flatten", N(2, 3)),
    function("numpy.ravel", N(2, 3)),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    view, inferred, wrong, several = analyse([CALLS[0], CALLS[2], CALLS[4], CALLS[5]])
    assert view.results == ((6, 4),) and view.satisfied == {"reshape-element-count"}
    assert inferred.results == ((2, 12),)
    assert wrong.broken == {"reshape-element-count"} and wrong.results == ((5, 5),)
    assert several.broken == {"reshape-several-inferred"}


def test_symbolic_and_unknown() -> None:
    batch = Symbol("N")
    outcomes = analyse(
        [
            method("view", t(batch, 4, 4), batch, -1),
            method("view", t(batch, 4, 4), -1, 16),
            method("view", t(batch, 4, 4), -1, 8),
            method("view", t(2, 4, 4), batch, 32),
            function("torch.reshape", Unknown(), (2, 3)),
            function("torch.reshape", Unknown(), (-1, 3)),
            function("torch.reshape", t(2, 3), Unknown()),
            function("torch.flatten", Unknown(), 1),
            function("torch.flatten", Unknown()),
            function("torch.flatten", T((4, 5), unranked=True), 2),
            function("torch.flatten", t(batch, 4, 4), 1),
            function("torch.flatten", t(batch, 4, 4)),
            function("torch.flatten", T((4, 5), unranked=True), -2),
            function("torch.flatten", t(2, 3), Unknown()),
            function("torch.flatten", Unknown(), Unknown()),
            function("torch.flatten", Unknown(), 1, 2),
            function("torch.unflatten", Unknown(), 1, (2, 3)),
            function("torch.unflatten", t(batch, 6), 1, (2, -1)),
            method("view_as", t(2, 3), T((), unranked=True)),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(len(each) == 1 for each in results), results
    assert not any(outcome.broken for outcome in outcomes)
    assert results[0] == (("N", 16),) and not outcomes[0].open
    assert results[1] == (("N", 16),) and not outcomes[1].open
    assert results[2] == (("(N * 2)", 8),)
    assert results[3] == (("N", 32),) and outcomes[3].open == {"reshape-element-count"}
    assert results[4] == ((2, 3),) and results[5] == (("?", 3),) and results[6] == (("...",),)
    assert results[7] == (("?", "?"),) and results[8] == (("?",),) and results[9][0][0] == "..."
    assert results[10] == (("N", 16),)
    assert results[12] == (("...", 20),)
    assert results[17] == (("N", 2, 3),)

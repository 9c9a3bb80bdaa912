"""Dimensions added, removed and repeated, against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import N, Symbol, T, Unknown, function, method, t
from library import disagreements

CALLS = [
    method("squeeze", t(1, 3, 1)),
    method("squeeze", t(1, 1)),
    method("squeeze", t()),
    method("squeeze", t(1, 3, 1), 0),
    method("squeeze", t(1, 3, 1), 1),
    method("squeeze", t(1, 3, 1), -1),
    method("squeeze", t(1, 3, 1), 3),
    method("squeeze", t(), 0),
    method("squeeze", t(1, 3, 1), dim=(0, 1)),
    function("torch.squeeze", t(1, 3, 1), (0, -1)),
    function("numpy.squeeze", N(1, 3, 1)),
    function("numpy.squeeze", N(1, 3, 1), 0),
    function("numpy.squeeze", N(1, 3, 1), axis=1),
    method("squeeze", N(1, 3, 1), axis=-1),
    method("unsqueeze", t(2, 3), 0),
    method("unsqueeze", t(2, 3), -1),
    method("unsqueeze", t(2, 3), 2),
    method("unsqueeze", t(2, 3), -3),
    method("unsqueeze", t(2, 3), 3),
    method("unsqueeze", t(2, 3), -4),
    function("torch.unsqueeze", t(), 0),
    function("numpy.expand_dims", N(2, 3), 1),
    function("numpy.expand_dims", N(2, 3), axis=-1),
    function("numpy.expand_dims", N(2, 3), 4),
    method("expand", t(1, 3), 4, 3),
    method("expand", t(1, 3), 4, -1),
    method("expand", t(3), (2, -1, 3)),
    method("expand", t(3), 2, -1),
    method("expand", t(3), -1, 3),
    method("expand", t(2, 3), 4, 3),
    method("expand", t(2, 3), 3),
    method("expand", t(1), 0),
    method("expand", t(), 2, 2),
    method("expand_as", t(1, 3), t(4, 3)),
    method("expand_as", t(2, 3), t(4, 3)),
    method("expand_as", t(3), t(4, 1)),
    function("torch.broadcast_to", t(1, 3), (2, 4, 3)),
    function("numpy.broadcast_to", N(1, 3), (2, 4, 3)),
    function("numpy.broadcast_to", N(2, 3), (2, 4, 3)),
    method("repeat", t(2, 3), 2, 2),
    method("repeat", t(2, 3), 4, 1, 2),
    method("repeat", t(2, 3), (1, 2)),
    method("repeat", t(2, 3), 2),
    method("repeat", t(), 2),
    function("torch.tile", t(2, 3), (2,)),
    method("tile", t(2, 3), 2, 1, 3),
    function("numpy.tile", N(2, 3), 2),
    function("numpy.tile", N(2, 3), (2, 1, 3)),
    function("torch.repeat_interleave", t(2, 3), 2),
    function("torch.repeat_interleave", t(2, 3), 2, 1),
    method("repeat_interleave", t(2, 3), 2, dim=0),
    method("repeat_interleave", t(2, 3), 2, dim=2),
    function("numpy.repeat", N(2, 3), 2),
    function("numpy.repeat", N(2, 3), 2, axis=0),
    method("repeat", N(2, 3), 2, 1),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    squeezed, expanded, wrong = analyse([CALLS[0], CALLS[24], CALLS[29]])
    assert squeezed.results == ((3,),)
    assert expanded.results == ((4, 3),) and {"expand-size", "expand-rank"} <= expanded.satisfied
    assert wrong.broken == {"expand-size"} and wrong.results == ((4, 3),)


def test_symbolic_and_unknown() -> None:
    batch = Symbol("N")
    outcomes = analyse(
        [
            method("squeeze", t(batch, 1, 3)),
            method("squeeze", t(batch, 1, 3), 0),
            function("torch.squeeze", Unknown()),
            function("torch.squeeze", Unknown(), 1),
            function("torch.squeeze", T((1,), unranked=True), -1),
            function("torch.squeeze", t(1, 2), Unknown()),
            function("torch.unsqueeze", Unknown(), 0),
            function("torch.unsqueeze", Unknown(), -1),
            method("unsqueeze", t(batch), 1),
            method("expand", t(1, 3), batch, 3),
            method("expand", t(batch, 3), 4, 3),
            method("expand", T((3,), unranked=True), -1, 3),
            method("expand_as", t(1, 3), Unknown()),
            method("repeat", t(batch, 3), 2, 1),
            method("repeat", T((3,), unranked=True), 2, 1, 2),
            function("torch.tile", t(2, 3), Unknown()),
            function("torch.repeat_interleave", t(2, 3), Unknown(), 1),
            function("torch.repeat_interleave", Unknown(), 2),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(len(each) == 1 for each in results), results
    assert not any(outcome.broken for outcome in outcomes)
    assert results[0] == (("N", 3),) and results[1] == (("N", 1, 3),) and results[4] == (("...",),)
    assert results[7] == (("...", 1),) and results[8] == (("N", 1),) and results[9] == (("N", 3),)
    assert outcomes[10].open == {"expand-size"} and results[10] == ((4, 3),)
    assert results[11] == (("?", 3),) and results[13] == (("(N * 2)", 3),)

"""Joining and splitting against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import N, Symbol, T, Unknown, function, method, t
from library import disagreements

CALLS = [
    function("torch.cat", (t(2, 3), t(4, 3)), 0),
    function("torch.cat", (t(2, 3), t(4, 3))),
    function("torch.cat", (t(2, 3), t(4, 3)), 1),
    function("torch.cat", [t(2, 3), t(2, 5), t(2, 0)], dim=-1),
    function("torch.cat", [t(2, 3), t(2, 5)], axis=1),
    function("torch.cat", (t(0), t(4, 3)), 1),
    function("torch.cat", (t(4, 3), t(0)), 0),
    function("torch.cat", (t(0), t(4)), 0),
    function("torch.cat", (t(2, 3), t(2, 3, 4)), 0),
    function("torch.cat", (t(2, 3), t(2, 3)), 2),
    function("torch.cat", (t(), t()), 0),
    function("torch.cat", (), 0),
    function("torch.cat", (t(2, 3),), -2),
    function("torch.cat", (t(2, 3),), 2),
    function("torch.cat", (t(2, 3), t(2, 3), t(2, 4)), 1),
    function("torch.concat", (t(2, 3, 4), t(2, 5, 4)), 1),
    function("torch.stack", (t(2, 3), t(2, 3))),
    function("torch.stack", (t(2, 3), t(2, 3), t(2, 3)), 2),
    function("torch.stack", (t(2, 3), t(2, 3)), -1),
    function("torch.stack", (t(2, 3), t(2, 3)), dim=-3),
    function("torch.stack", (t(2, 3), t(2, 3)), dim=3),
    function("torch.stack", (t(2, 3), t(2, 4))),
    function("torch.stack", (t(), t(), t())),
    function("torch.vstack", (t(3), t(3))),
    function("torch.vstack", (t(2, 3), t(3))),
    function("torch.vstack", (t(2, 3), t(4))),
    function("torch.hstack", (t(2, 3), t(2, 4))),
    function("torch.hstack", (t(3), t(4))),
    function("torch.hstack", (t(2, 3), t(3, 4))),
    function("torch.dstack", (t(2, 3), t(2, 3))),
    function("torch.dstack", (t(3), t(3))),
    function("torch.column_stack", (t(3), t(3, 2))),
    function("torch.column_stack", (t(3), t(2, 2))),
    function("numpy.concatenate", (N(2, 3), N(4, 3))),
    function("numpy.concatenate", (N(2, 3), N(2, 4)), axis=1),
    function("numpy.concatenate", (N(2, 3), N(2, 4)), 0),
    function("numpy.concatenate", (N(2, 3), N(2, 4)), axis=None),
    function("numpy.concatenate", (N(0), N(2, 4))),
    function("numpy.stack", (N(2, 3), N(2, 3)), axis=1),
    function("numpy.stack", (N(2, 3), N(2, 4)), axis=1),
    function("numpy.vstack", (N(3), N(3))),
    function("numpy.hstack", (N(3), N(3))),
    function("numpy.column_stack", (N(3), N(3))),
    function("numpy.dstack", (N(3), N(3))),
    function("torch.split", t(7, 3), 2),
    function("torch.split", t(7, 3), (2, 5)),
    function("torch.split", t(7, 3), (2, 4)),
    function("torch.split", t(7, 3), 2, 1),
    function("torch.split", t(7, 3), 10),
    function("torch.split", t(0, 3), 2),
    function("torch.split", t(7, 3), -1),
    method("split", t(7, 4), 2, dim=-1),
    method("split", t(7, 4), split_size=3),
    method("split", t(7, 4), 2, dim=2),
    function("torch.chunk", t(7, 3), 2),
    function("torch.chunk", t(7, 3), 4),
    function("torch.chunk", t(7, 3), 5),
    function("torch.chunk", t(7, 3), 3, dim=1),
    function("torch.chunk", t(0, 3), 3),
    method("chunk", t(2, 9), 3, -1),
    function("torch.unbind", t(3, 4)),
    method("unbind", t(3, 4), 1),
    function("torch.tensor_split", t(7, 2), 3),
    function("numpy.split", N(6, 2), 3),
    function("numpy.split", N(7, 2), 3),
    function("numpy.array_split", N(7, 2), 3),
    function("numpy.split", N(6, 4), 2, axis=1),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    good, bad, stacked, split = analyse([CALLS[0], CALLS[2], CALLS[21], CALLS[45]])
    assert (
        good.results == ((6, 3),)
        and {"cat-dimensions", "cat-dimension", "join-ranks"} <= good.satisfied
    )
    assert bad.broken == {"cat-dimensions"} and bad.results == ((4, 6),)
    assert stacked.broken == {"stack-shapes"}
    assert split.results == ([(2, 3), (5, 3)],)


def test_symbolic_and_unknown() -> None:
    outcomes = analyse(
        [
            function("torch.cat", (t(Symbol("N"), 3), t(4, 3)), 0),
            function("torch.cat", (t(Symbol("N"), 3), t(4, 3)), 1),
            function("torch.cat", (Unknown(), t(4, 3)), 1),
            function("torch.cat", (t(2, 3), Unknown()), 1),
            function("torch.cat", Unknown(), 1),
            function("torch.cat", (Unknown(), Unknown()), 1),
            function("torch.cat", (T((5, 4, 4), unranked=True), T((6, 4, 4), unranked=True)), 1),
            function("torch.cat", (T((5, 4, 4), unranked=True), T((6, 4, 4), unranked=True)), -3),
            function("torch.cat", (t(2, 3), t(2, 3)), Unknown()),
            function("torch.stack", (Unknown(), Unknown())),
            function("torch.stack", (t(2, Symbol("M")), t(2, 5)), -1),
            function("torch.stack", Unknown()),
            function("torch.vstack", (Unknown(), t(2, 3))),
            function("torch.split", t(Symbol("N"), 3), 2),
            function("torch.split", t(Symbol("N"), 3), (2, 5)),
            function("torch.split", Unknown(), 2),
            function("torch.split", t(4, 3), Unknown()),
            function("torch.chunk", t(Symbol("N"), 6), 2),
            function("torch.chunk", t(4, Symbol("M")), 3, -1),
            function("torch.unbind", t(Symbol("N"), 6)),
            function("torch.chunk", Unknown(), 3, -1),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(results), results
    assert results[0] == (("(N + 4)", 3),)
    assert outcomes[1].open == {"cat-dimensions"} and results[1] == ((4, 6),)
    assert results[2] == ((4, "?"),) and results[3] == ((2, "?"),) and results[4] == (("...",),)
    assert all(each == ("...",) for each in results[5])
    assert results[7] == (("...", 11, 4, 4),)
    assert results[10] == ((2, 5, 2),) and outcomes[10].open == {"stack-shapes"}
    assert results[13] == (["any", (2, 3)],) and outcomes[14].open == {"split-sizes"}
    assert results[17] == ([("((N + 1) // 2)", 6), ("(N - ((N + 1) // 2))", 6)],)
    assert len(results[18][0]) == 3 and results[19] == (["any", (6,)],)
    assert len(results[20]) == 1 and not any(outcome.broken for outcome in outcomes)

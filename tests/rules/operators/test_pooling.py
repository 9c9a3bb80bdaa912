"""Pooling against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, T, Unknown, function, layer, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    layer("MaxPool2d", 2, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 2, ceil_mode=True, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 3, 2, 1, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 3, 2, 1, ceil_mode=True, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 3, 2, 2, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", (3, 2), stride=(2, 1), padding=(0, 1), to=t(3, 9, 8)),
    layer("MaxPool2d", 3, 1, 0, 2, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 3, 1, 2, 2, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 9, to=t(2, 3, 8, 8)),
    layer("MaxPool2d", 3, 2, ceil_mode=True, to=t(2, 3, 2, 2)),
    layer("MaxPool2d", 4, 2, ceil_mode=True, to=t(2, 3, 1, 4)),
    layer("MaxPool2d", 2, 4, 1, ceil_mode=True, to=t(2, 3, 5, 6)),
    layer("MaxPool2d", 1, 3, ceil_mode=True, to=t(2, 3, 5, 6)),
    layer("MaxPool2d", 2, return_indices=True, to=t(2, 3, 9, 8)),
    layer("MaxPool2d", 2, to=t(9, 8)),
    layer("MaxPool2d", 2, to=t(1, 2, 3, 9, 8)),
    layer("MaxPool1d", 2, to=t(2, 3, 9)),
    layer("MaxPool1d", 2, to=t(3, 9)),
    layer("MaxPool1d", 2, to=t(2, 3, 9, 9)),
    layer("MaxPool3d", 2, to=t(2, 3, 9, 8, 7)),
    layer("MaxPool3d", (1, 2, 3), stride=(3, 2, 1), to=t(3, 9, 8, 7)),
    layer("AvgPool2d", 3, to=t(2, 3, 9, 8)),
    layer("AvgPool2d", 3, 2, 1, ceil_mode=True, to=t(2, 3, 9, 8)),
    layer("AvgPool2d", 3, 2, 2, to=t(2, 3, 9, 8)),
    layer("AvgPool2d", 10, to=t(2, 3, 9, 8)),
    layer("AvgPool1d", 3, 2, 1, to=t(2, 3, 9)),
    layer("AvgPool3d", 2, to=t(2, 3, 4, 5, 6)),
    layer("LPPool2d", 2, 3, 2, to=t(2, 3, 9, 8)),
    layer("LPPool1d", 2, 3, to=t(2, 3, 9)),
    layer("AdaptiveAvgPool2d", 1, to=t(2, 3, 9, 8)),
    layer("AdaptiveAvgPool2d", (5, 7), to=t(3, 9, 8)),
    layer("AdaptiveAvgPool2d", (None, 7), to=t(2, 3, 9, 8)),
    layer("AdaptiveAvgPool2d", (5, None), to=t(2, 3, 9, 8)),
    layer("AdaptiveAvgPool2d", 20, to=t(2, 3, 9, 8)),
    layer("AdaptiveAvgPool2d", 2, to=t(9)),
    layer("AdaptiveAvgPool1d", 4, to=t(2, 3, 9)),
    layer("AdaptiveAvgPool3d", (1, 2, 3), to=t(2, 3, 9, 8, 7)),
    layer("AdaptiveMaxPool2d", (2, 3), to=t(2, 3, 9, 8)),
    layer("AdaptiveMaxPool2d", 2, return_indices=True, to=t(2, 3, 9, 8)),
    function(F + "max_pool2d", t(2, 3, 9, 8), 2),
    function(F + "max_pool2d", t(2, 3, 9, 8), (3, 2), 2, 1, 1, True),
    function(F + "max_pool2d", t(2, 3, 9, 8), 2, return_indices=True),
    function(F + "max_pool2d_with_indices", t(2, 3, 9, 8), 2),
    function("torch.max_pool2d", t(2, 3, 9, 8), 2),
    function(F + "avg_pool2d", t(2, 3, 9, 8), 2, ceil_mode=True),
    function(F + "avg_pool1d", t(2, 3, 9), 2),
    function(F + "lp_pool2d", t(2, 3, 9, 8), 2, 3),
    function(F + "adaptive_avg_pool2d", t(2, 3, 9, 8), (1, 1)),
    function(F + "adaptive_max_pool2d", t(2, 3, 9, 8), 3),
    function(F + "adaptive_max_pool1d", t(2, 3, 9), 3),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    half, large, pair = analyse([CALLS[0], CALLS[8], CALLS[13]])
    assert (
        half.results == ((2, 3, 4, 4),)
        and {"pool-rank", "pool-kernel-too-large", "pool-padding"} <= half.satisfied
    )
    assert large.broken == {"pool-kernel-too-large"}
    assert pair.results == ([(2, 3, 4, 4), (2, 3, 4, 4)],)


def test_symbolic_and_unknown() -> None:
    outcomes = analyse(
        [
            layer("MaxPool2d", 2, to=t(Symbol("N"), 3, 32, 32)),
            layer("MaxPool2d", 2, to=t(2, 3, Symbol("S"), 32)),
            layer("MaxPool2d", 2, ceil_mode=True, to=t(2, 3, Symbol("S"), 32)),
            layer("MaxPool2d", 2, to=Unknown()),
            layer("MaxPool2d", Unknown(), to=t(2, 3, 8, 8)),
            layer("AdaptiveAvgPool2d", 1, to=Unknown()),
            layer("AdaptiveAvgPool2d", Unknown(), to=t(2, 3, 8, 8)),
            layer("AvgPool2d", 2, to=T((32, 32), unranked=True)),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(len(each) == 1 for each in results) and not any(
        outcome.broken for outcome in outcomes
    )
    assert results[0] == (("N", 3, 16, 16),)
    assert results[1][0][3] == 16 and outcomes[1].open == {"pool-kernel-too-large"}
    assert results[3][0][0] == "..." and len(results[3][0]) == 3
    assert results[5] == (("...", 1, 1),)
    assert results[6] == ((2, 3, "?", "?"),)
    assert results[7] == (("...", 16, 16),)

"""Losses over classes with a form of their own, against torch."""

from __future__ import annotations

from analysis import analyse
from calls import I, Symbol, function, layer, t
from library import disagreements

F = "torch.nn.functional."
LENGTHS = ((5, 5), (2, 2))
ADAPTIVE = (16, 20, [5, 10])
CALLS = [
    layer("CTCLoss", to=(t(5, 2, 7), I(2, 3), *LENGTHS)),
    layer("CTCLoss", reduction="none", to=(t(5, 2, 7), I(2, 3), *LENGTHS)),
    layer("CTCLoss", reduction="sum", to=(t(5, 2, 7), I(4), *LENGTHS)),
    layer("CTCLoss", to=(t(5, 3, 7), I(2, 3), *LENGTHS)),
    layer("CTCLoss", to=(t(5, 2, 7), I(2, 3), (5, 5, 5), (2, 2))),
    layer("CTCLoss", reduction="none", to=(t(5, 7), I(2), (5,), (2,))),
    layer("CTCLoss", to=(t(7), I(3), (5,), (2,))),
    function(F + "ctc_loss", t(5, 2, 7), I(2, 3), *LENGTHS, reduction="none"),
    layer("MultiMarginLoss", to=(t(4, 6), I(4))),
    layer("MultiMarginLoss", reduction="none", to=(t(4, 6), I(4))),
    layer("MultiMarginLoss", to=(t(4, 6), I(3))),
    layer("MultiMarginLoss", to=(t(4, 6), I(4, 1))),
    layer("MultiMarginLoss", to=(t(4, 6), t(4))),
    layer("MultiMarginLoss", to=(t(6), I())),
    layer("MultiMarginLoss", to=(t(6), I(1))),
    layer("MultiMarginLoss", to=(t(6), I(2))),
    layer("MultiMarginLoss", to=(t(2, 3, 4), I(2))),
    function(F + "multi_margin_loss", t(4, 6), I(4), weight=t(6)),
    function(F + "multi_margin_loss", t(4, 6), I(4), weight=t(5)),
    layer("LinearCrossEntropyLoss", 5, 10, to=(t(3, 5), I(3))),
    layer("LinearCrossEntropyLoss", 5, 10, reduction="none", to=(t(3, 5), I(3))),
    layer("LinearCrossEntropyLoss", 5, 10, reduction="none", to=(t(3, 5), t(3, 10))),
    layer("LinearCrossEntropyLoss", 5, 10, out_features=(4, 3), to=(t(2, 5), I(2, 4, 3))),
    layer(
        "LinearCrossEntropyLoss",
        5,
        10,
        out_features=(4, 3),
        reduction="none",
        to=(t(2, 5), t(2, 10, 4, 3)),
    ),
    layer("LinearCrossEntropyLoss", 5, 10, out_features=(4, 3), to=(t(2, 5), I(2, 4, 2))),
    layer("LinearCrossEntropyLoss", 5, 10, to=(t(5), I())),
    layer("LinearCrossEntropyLoss", 5, 10, to=(t(3, 6), I(3))),
    layer("LinearCrossEntropyLoss", 5, 10, to=(t(3, 5), I(4))),
    layer("LinearCrossEntropyLoss", 5, 10, to=(t(2, 3, 5), I(2))),
    function(F + "linear_cross_entropy", t(3, 5), t(10, 5), I(3)),
    function(F + "linear_cross_entropy", t(3, 5), t(10, 4, 5), I(3, 4), reduction="none"),
    function(F + "linear_cross_entropy", t(3, 5), t(10, 6), I(3)),
    function(F + "linear_cross_entropy", t(3, 5), t(5), I(3)),
    layer("AdaptiveLogSoftmaxWithLoss", *ADAPTIVE, to=(t(4, 16), I(4))),
    layer("AdaptiveLogSoftmaxWithLoss", *ADAPTIVE, to=(t(16), I())),
    layer("AdaptiveLogSoftmaxWithLoss", *ADAPTIVE, to=(t(4, 15), I(4))),
    layer("AdaptiveLogSoftmaxWithLoss", *ADAPTIVE, to=(t(4, 16), I(3))),
    layer("AdaptiveLogSoftmaxWithLoss", *ADAPTIVE, to=(t(4, 16), I(4, 1))),
]


def test_calls_agree_with_torch() -> None:
    assert disagreements(CALLS) == []


def test_symbols() -> None:
    call = layer("CTCLoss", reduction="none", to=(t(Symbol("T"), Symbol("N"), 7), I(2, 3)))
    (outcome,) = analyse([call])
    assert [str(size) for size in outcome.results[0]] == ["N"]
    assert not outcome.broken

"""Unfold, Fold, unpoolings and fractional poolings against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import I, Symbol, Unknown, function, layer, method, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    layer("Unfold", 3, to=t(2, 3, 9, 8)),
    layer("Unfold", (3, 2), 2, 1, (2, 1), to=t(2, 3, 9, 8)),
    layer("Unfold", 3, to=t(3, 9, 8)),
    layer("Unfold", 3, to=t(9, 8)),
    layer("Unfold", 3, to=t(1, 2, 3, 9, 8)),
    layer("Unfold", 10, to=t(2, 3, 9, 8)),
    layer("Unfold", 3, stride=0, to=t(2, 3, 9, 8)),
    layer("Unfold", 3, to=t(0, 3, 9, 8)),
    layer("Unfold", 3, to=t(2, 0, 9, 8)),
    layer("Fold", (4, 5), (2, 2), to=t(1, 12, 12)),
    layer("Fold", (4, 5), (2, 2), to=t(12, 12)),
    layer("Fold", (4, 5), (2, 2), to=t(1, 12, 11)),
    layer("Fold", (4, 5), (2, 2), to=t(1, 11, 12)),
    layer("Fold", (4, 5), (2, 2), to=t(1, 1, 12, 12)),
    layer("Fold", 8, 2, stride=2, to=t(3, 8, 16)),
    layer("Fold", 8, 3, padding=1, dilation=2, to=t(3, 18, 36)),
    function(F + "unfold", t(2, 3, 6, 6), 2, stride=2),
    function(F + "fold", t(2, 12, 9), 6, 2, stride=2),
    function(F + "fold", t(2, 12, 8), (6, 6), 2, stride=2),
    method("unfold", t(2, 9), 1, 3, 2),
    method("unfold", t(2, 9, 4), -2, 3, 2),
    method("unfold", t(2, 9), 1, 10, 2),
    method("unfold", t(2, 9), 2, 3, 2),
    method("unfold", t(2, 9), 1, 3, 0),
    method("unfold", t(7), dimension=0, size=7, step=1),
    layer("FractionalMaxPool2d", 3, (5, 4), to=t(2, 3, 9, 8)),
    layer("FractionalMaxPool2d", 3, output_ratio=0.5, to=t(2, 3, 9, 8)),
    layer("FractionalMaxPool2d", 3, output_ratio=(0.5, 0.25), to=t(3, 9, 8)),
    layer("FractionalMaxPool2d", 3, 5, return_indices=True, to=t(2, 3, 9, 8)),
    layer("FractionalMaxPool2d", 3, 7, to=t(2, 3, 9, 8)),
    layer("FractionalMaxPool2d", 3, to=t(2, 3, 9, 8)),
    layer("FractionalMaxPool2d", 3, 5, to=t(9, 8)),
    layer("FractionalMaxPool3d", 2, (5, 4, 3), to=t(2, 3, 9, 8, 7)),
    layer("FractionalMaxPool3d", 2, (5, 4, 3), to=t(8, 7)),
    function(F + "fractional_max_pool2d", t(2, 3, 9, 8), 2, 3),
    function(F + "fractional_max_pool2d_with_indices", t(2, 3, 9, 8), 2, 3),
    function(F + "fractional_max_pool3d", t(2, 3, 9, 8, 7), 2, (3, 4, 3), return_indices=True),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 5))),
    layer("MaxUnpool2d", 2, to=(t(3, 4, 5), I(3, 4, 5))),
    layer("MaxUnpool2d", 3, 2, 1, to=(t(2, 3, 4, 5), I(2, 3, 4, 5))),
    layer("MaxUnpool2d", (3, 2), (2, 1), to=(t(2, 3, 4, 5), I(2, 3, 4, 5))),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 4))),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), t(2, 3, 4, 5))),
    layer("MaxUnpool2d", 2, to=(t(4, 5), I(4, 5))),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 5)), applied={"output_size": (9, 11)}),
    layer(
        "MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 5)), applied={"output_size": (2, 3, 9, 11)}
    ),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 5)), applied={"output_size": (9, 12)}),
    layer("MaxUnpool2d", 2, to=(t(2, 3, 4, 5), I(2, 3, 4, 5)), applied={"output_size": (9,)}),
    layer("MaxUnpool1d", 2, to=(t(2, 3, 4), I(2, 3, 4))),
    layer("MaxUnpool1d", 3, 2, to=(t(3, 4), I(3, 4))),
    layer("MaxUnpool3d", 2, to=(t(2, 3, 4, 5, 6), I(2, 3, 4, 5, 6))),
    function(F + "max_unpool2d", t(2, 3, 4, 5), I(2, 3, 4, 5), 2),
    function(F + "max_unpool2d", t(2, 3, 4, 5), I(2, 3, 4, 5), 2, output_size=(7, 9)),
    function(F + "max_unpool1d", t(2, 3, 4), I(2, 3, 4), 2, output_size=[9]),
]


def test_calls_agree_with_torch() -> None:
    assert disagreements(CALLS) == []


@pytest.mark.parametrize(
    ("call", "shape"),
    [
        (layer("Unfold", 3, to=t(Symbol("N"), 3, 9, 8)), ("N", 27, 42)),
        (layer("Fold", 4, 2, stride=2, to=t(Symbol("N"), 12, 4)), ("N", 3, 4, 4)),
        (method("unfold", t(Symbol("N"), 9), 1, 3, 3), ("N", 3, 3)),
        (layer("MaxUnpool2d", 2, to=(t(Symbol("N"), 3, 4, 4), Unknown())), ("N", 3, 8, 8)),
    ],
)
def test_symbols(call: object, shape: tuple[object, ...]) -> None:
    (outcome,) = analyse([call])
    assert [str(each) for each in outcome.results[0]] == [str(each) for each in shape]
    assert not outcome.broken

"""Interpolation and pixel shuffling against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, Unknown, function, layer, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    function(F + "interpolate", t(2, 3, 8, 9), (4, 5)),
    function(F + "interpolate", t(2, 3, 8, 9), size=7),
    function(F + "interpolate", t(2, 3, 8, 9), scale_factor=2),
    function(F + "interpolate", t(2, 3, 8, 9), scale_factor=2.0),
    function(F + "interpolate", t(2, 3, 8, 9), scale_factor=0.5),
    function(F + "interpolate", t(2, 3, 8, 9), scale_factor=(2.0, 0.5)),
    function(F + "interpolate", t(2, 3, 8), scale_factor=2),
    function(F + "interpolate", t(2, 3, 4, 4, 4), scale_factor=2),
    function(F + "interpolate", t(2, 3), scale_factor=2),
    function(F + "interpolate", t(2, 3, 4, 4)),
    layer("Upsample", scale_factor=2, to=t(2, 3, 8, 9)),
    layer("Upsample", (3, 4), to=t(2, 3, 8, 9)),
    layer("Upsample", scale_factor=2, mode="bilinear", align_corners=True, to=t(2, 3, 8, 9)),
    layer("UpsamplingNearest2d", scale_factor=3, to=t(2, 3, 8, 9)),
    layer("PixelShuffle", 2, to=t(2, 12, 8, 9)),
    layer("PixelShuffle", 2, to=t(12, 8, 9)),
    layer("PixelShuffle", 2, to=t(2, 10, 8, 9)),
    layer("PixelShuffle", 2, to=t(8, 9)),
    layer("PixelUnshuffle", 3, to=t(2, 5, 6, 9)),
    layer("PixelUnshuffle", 3, to=t(2, 5, 6, 8)),
    function(F + "pixel_shuffle", t(2, 9, 2, 2), 3),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    sized, shuffled, wrong = analyse([CALLS[0], CALLS[14], CALLS[16]])
    assert sized.results == ((2, 3, 4, 5),)
    assert sized.satisfied == {
        "interpolate-rank",
        "interpolate-mode",
        "interpolate-amount",
        "element-type",
    }
    assert shuffled.results == ((2, 3, 16, 18),)
    assert wrong.broken == {"pixel-shuffle-channels"}


def test_symbolic_and_unknown() -> None:
    size = Symbol("N")
    outcomes = analyse(
        [
            function(F + "interpolate", t(2, 3, size, 9), scale_factor=2),
            function(F + "interpolate", t(2, 3, 8, 9), Unknown()),
            function(F + "interpolate", t(2, 3, 8, 9), scale_factor=Unknown()),
            function(F + "interpolate", Unknown(), (4, 4)),
            function(F + "interpolate", t(2, 3, 8, 9), scale_factor=1.3),
            layer("PixelShuffle", 2, to=Unknown()),
            layer("PixelShuffle", 2, to=t(2, size, 4, 4)),
        ]
    )
    results = [outcome.results for outcome in outcomes]
    assert all(len(each) == 1 for each in results), results
    assert (
        results[0] == ((2, 3, "(N * 2)", 18),)
        and results[1] == ((2, 3, "?", "?"),)
        and results[4] == ((2, 3, 10, 11),)
    )
    assert outcomes[6].open == {"pixel-shuffle-channels"} and results[6] == ((2, "(N // 4)", 8, 8),)

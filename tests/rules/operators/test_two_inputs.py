"""Operators on two tensors that go together, against torch: bilinear forms, grids, distances."""

from __future__ import annotations

from analysis import analyse
from calls import I, Symbol, function, layer, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    layer("Bilinear", 3, 4, 5, to=(t(2, 3), t(2, 4))),
    layer("Bilinear", 3, 4, 5, to=(t(2, 6, 3), t(2, 6, 4))),
    layer("Bilinear", 3, 4, 5, to=(t(3), t(4))),
    layer("Bilinear", 3, 4, 5, to=(t(2, 4), t(2, 4))),
    layer("Bilinear", 3, 4, 5, to=(t(2, 3), t(2, 3))),
    layer("Bilinear", 3, 4, 5, to=(t(2, 3), t(1, 4))),
    layer("Bilinear", 3, 4, 5, to=(t(2, 3), t(4))),
    function(F + "bilinear", t(2, 3), t(2, 4), t(5, 3, 4)),
    function(F + "bilinear", t(2, 3), t(2, 4), t(5, 3, 4), t(5)),
    function(F + "bilinear", t(2, 3), t(2, 4), t(5, 3, 4), t(4)),
    function(F + "bilinear", t(2, 3), t(2, 4), t(5, 3)),
    layer("ChannelShuffle", 2, to=t(1, 4, 3, 3)),
    layer("ChannelShuffle", 3, to=t(1, 4, 3, 3)),
    layer("ChannelShuffle", 2, to=t(4, 3)),
    function(F + "channel_shuffle", t(2, 6, 5), 3),
    function(F + "channel_shuffle", t(2, 6, 5), 0),
    function(F + "grid_sample", t(2, 3, 8, 8), t(2, 5, 6, 2), align_corners=False),
    function(F + "grid_sample", t(2, 3, 4, 8, 8), t(2, 5, 6, 7, 3), align_corners=False),
    function(F + "grid_sample", t(2, 3, 8, 8), t(1, 5, 6, 2), align_corners=False),
    function(F + "grid_sample", t(2, 3, 8, 8), t(2, 5, 6, 3), align_corners=False),
    function(F + "grid_sample", t(2, 3, 8, 8), t(2, 5, 6, 7, 3), align_corners=False),
    function(F + "grid_sample", t(3, 8, 8), t(5, 6, 2), align_corners=False),
    function(F + "affine_grid", t(2, 2, 3), (2, 3, 8, 9), align_corners=False),
    function(F + "affine_grid", t(2, 3, 4), [2, 3, 7, 8, 9], align_corners=False),
    function(F + "affine_grid", t(2, 2, 3), (4, 3, 8, 9), align_corners=False),
    function(F + "affine_grid", t(2, 3, 3), (2, 3, 8, 9), align_corners=False),
    function(F + "affine_grid", t(2, 2, 3), (2, 8, 9), align_corners=False),
    function("torch.cdist", t(2, 5, 3), t(2, 6, 3)),
    function("torch.cdist", t(5, 3), t(7, 1, 6, 3), p=1.0),
    function("torch.cdist", t(5, 3), t(6, 4)),
    function("torch.cdist", t(3), t(6, 3)),
    function("torch.cdist", t(2, 5, 3), t(3, 6, 3)),
    function("torch.cdist", I(5, 3), I(6, 3)),
    layer("EmbeddingBag", 7, 5, to=I(3, 4)),
    layer("EmbeddingBag", 7, 5, to=(I(6), I(2))),
    layer("EmbeddingBag", 7, 5, to=I(6)),
    layer("EmbeddingBag", 7, 5, to=(I(3, 4), I(2))),
    layer("EmbeddingBag", 7, 5, to=t(3, 4)),
    layer("EmbeddingBag", 7, 5, mode="sum", to=(I(3, 4), None, t(3, 4))),
    layer("EmbeddingBag", 7, 5, mode="sum", to=(I(3, 4), None, t(3, 5))),
    function(F + "embedding_bag", I(3, 4), t(7, 5)),
    function(F + "embedding_bag", I(6), t(7, 5), I(2)),
    function(F + "embedding_bag", I(3, 4), t(7)),
    function(F + "embedding_bag", I(3, 4, 2), t(7, 5)),
    function(F + "pdist", t(5, 3)),
    function(F + "pdist", t(1, 3)),
    function(F + "pdist", t(2, 5, 3)),
]


def test_calls_agree_with_torch() -> None:
    assert disagreements(CALLS) == []


def test_symbols() -> None:
    calls = [
        layer("Bilinear", 3, 4, 5, to=(t(Symbol("N"), 3), t(Symbol("N"), 4))),
        function(F + "grid_sample", t(Symbol("N"), 3, 8, 8), t(Symbol("N"), 5, 6, 2)),
        function("torch.cdist", t(Symbol("P"), 3), t(Symbol("R"), 3)),
    ]
    wanted = [["N", "5"], ["N", "3", "5", "6"], ["P", "R"]]
    for outcome, shape in zip(analyse(calls), wanted, strict=True):
        assert [str(size) for size in outcome.results[0]] == shape
        assert not outcome.broken

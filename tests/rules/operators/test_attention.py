"""Attention and Transformer layers against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, T, Unknown, function, layer, t
from library import disagreements

SDPA = "torch.nn.functional.scaled_dot_product_attention"
CALLS = [
    layer("MultiheadAttention", 8, 2, to=(t(5, 3, 8), t(7, 3, 8), t(7, 3, 8))),
    layer("MultiheadAttention", 8, 2, batch_first=True, to=(t(3, 5, 8), t(3, 7, 8), t(3, 7, 8))),
    layer("MultiheadAttention", 8, 2, to=(t(5, 8), t(7, 8), t(7, 8))),
    layer("MultiheadAttention", 8, 2, kdim=6, vdim=4, to=(t(5, 3, 8), t(7, 3, 6), t(7, 3, 4))),
    layer(
        "MultiheadAttention",
        8,
        2,
        to=(t(5, 3, 8), t(7, 3, 8), t(7, 3, 8)),
        applied={"need_weights": False},
    ),
    layer(
        "MultiheadAttention",
        8,
        2,
        to=(t(5, 3, 8), t(7, 3, 8), t(7, 3, 8)),
        applied={"average_attn_weights": False},
    ),
    layer("MultiheadAttention", 8, 3, to=(t(5, 3, 8), t(7, 3, 8), t(7, 3, 8))),
    layer("MultiheadAttention", 8, 2, to=(t(5, 3, 6), t(7, 3, 6), t(7, 3, 6))),
    layer("MultiheadAttention", 8, 2, to=(t(5, 3, 8), t(7, 4, 8), t(7, 4, 8))),
    layer("MultiheadAttention", 8, 2, to=(t(5, 3, 8), t(7, 3, 8), t(6, 3, 8))),
    layer("MultiheadAttention", 8, 2, to=(t(5, 8), t(7, 3, 8), t(7, 3, 8))),
    layer("TransformerEncoderLayer", 8, 2, 16, to=t(5, 3, 8)),
    layer("TransformerEncoderLayer", 8, 2, 16, batch_first=True, to=t(5, 3, 8)),
    layer("TransformerEncoderLayer", 8, 2, 16, to=t(5, 3, 6)),
    layer("TransformerEncoderLayer", 8, 3, 16, to=t(5, 3, 8)),
    layer("TransformerDecoderLayer", 8, 2, 16, to=(t(5, 3, 8), t(7, 3, 8))),
    layer("TransformerDecoderLayer", 8, 2, 16, to=(t(5, 3, 8), t(7, 3, 6))),
    layer("Transformer", 8, 2, 1, 1, 16, to=(t(7, 3, 8), t(5, 3, 8))),
    function(SDPA, t(3, 2, 5, 8), t(3, 2, 7, 8), t(3, 2, 7, 4)),
    function(SDPA, t(5, 8), t(7, 8), t(7, 4)),
    function(SDPA, t(3, 5, 8), t(3, 7, 6), t(3, 7, 4)),
    function(SDPA, t(3, 5, 8), t(3, 7, 8), t(3, 6, 4)),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_symbolic_and_unknown() -> None:
    size = Symbol("N")
    first, second, third = analyse(
        [
            layer("MultiheadAttention", 8, 2, to=(t(5, size, 8), t(7, size, 8), t(7, size, 8))),
            layer("TransformerEncoderLayer", 8, 2, to=T((8,), unranked=True)),
            layer("MultiheadAttention", 8, 2, to=(Unknown(), t(7, 3, 8), t(7, 3, 8))),
        ]
    )
    assert first.results == ([(5, "N", 8), ("N", 5, 7)],)
    assert second.results == (("...", 8),)
    assert third.results == ([("...",), ("...",)],)
    assert not any(each.broken for each in (first, second, third))

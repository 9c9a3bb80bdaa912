"""Tensors from sizes and from data, against torch and numpy."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import DType, I, N, Symbol, Unknown, function, layer, method, t
from library import disagreements

F = "torch.nn.functional."
CALLS = [
    function("torch.zeros", 2, 3),
    function("torch.zeros", (2, 3)),
    function("torch.zeros", [2, 3]),
    function("torch.zeros", size=(2, 3)),
    function("torch.zeros", 4),
    function("torch.zeros", ()),
    function("torch.ones", 2, 3, dtype=DType("int64")),
    function("torch.rand", 2, 0),
    function("torch.randn", 2, -1),
    function("torch.empty", 2, 3),
    function("torch.full", (2, 3), 7),
    function("torch.eye", 3),
    function("torch.eye", 3, 4),
    function("torch.linspace", 0, 1, 5),
    function("torch.linspace", 0, 1, steps=5),
    function("torch.arange", 5),
    function("torch.arange", 1, 5),
    function("torch.arange", 1, 6, 2),
    function("torch.arange", 5, 1, -2),
    function("torch.arange", 5, 1),
    function("torch.arange", end=5),
    function("torch.arange", 1, end=5),
    function("torch.arange", start=1, end=8, step=3),
    function("torch.arange", 0),
    function("torch.randperm", 6),
    function("torch.randint", 10, (2, 3)),
    function("torch.randint", 0, 10, (2, 3)),
    function("torch.randint", 0, 10, size=(2, 3)),
    function("torch.randint", 0, 10, (4,)),
    function("torch.tensor", [[1, 2, 3], [4, 5, 6]]),
    function("torch.tensor", [1.0, 2.0]),
    function("torch.tensor", 3),
    function("torch.tensor", []),
    function("torch.tensor", [[]]),
    function("torch.tensor", [[1, 2], [3]]),
    function("torch.as_tensor", t(2, 3)),
    function("torch.from_numpy", N(2, 3)),
    function("torch.nn.Parameter", t(2, 3)),
    method("new_zeros", t(2, 3), 4, 5),
    method("new_zeros", t(2, 3), (4, 5)),
    method("new_ones", t(2, 3), 4),
    method("new_full", t(2, 3), (4, 5), 1.0),
    method("new_tensor", t(2, 3), [1, 2]),
    function("numpy.zeros", (2, 3)),
    function("numpy.zeros", 4),
    function("numpy.ones", shape=(2, 3)),
    function("numpy.full", (2, 3), 1),
    function("numpy.empty", (2, -3)),
    function("numpy.eye", 3),
    function("numpy.eye", 3, 4),
    function("numpy.identity", 3),
    function("numpy.arange", 5),
    function("numpy.arange", 1, 6, 2),
    function("numpy.arange", 6, 1),
    function("numpy.linspace", 0, 1),
    function("numpy.linspace", 0, 1, 7),
    function("numpy.linspace", 0, 1, num=7),
    function("numpy.array", [[1, 2], [3, 4], [5, 6]]),
    function("numpy.array", [[1, 2], [3]]),
    function("numpy.array", [N(2, 3), N(2, 3)]),
    function("numpy.asarray", N(2, 3)),
    function("numpy.random.rand", 2, 3),
    function("numpy.random.rand"),
    function("numpy.random.randn", 2),
    function("numpy.random.random", (2, 3)),
    function("numpy.random.random"),
    function("numpy.random.normal", size=(2, 3)),
    function("numpy.random.normal", 0, 1, (2, 3)),
    function("numpy.random.uniform", 0, 1, 5),
    function("numpy.random.randint", 0, 10, (2, 3)),
    function("numpy.random.randint", 10, size=4),
    function("numpy.random.randint", 10),
    function("numpy.random.permutation", 5),
    function("numpy.random.choice", 5, 3),
    layer("Embedding", 10, 4, to=I(2, 3)),
    layer("Embedding", 10, 4, to=I()),
    layer("EmbeddingBag", 10, 4, to=I(2, 3)),
    layer("EmbeddingBag", 10, 4, to=(I(6), I(2))),
    function(F + "embedding", I(2, 3), t(10, 4)),
    function(F + "embedding", I(2, 3), t(10)),
    function(F + "one_hot", I(2, 3), 5),
    function(F + "one_hot", I(2, 3)),
]


def test_libraries_agree() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_fixed_expectations() -> None:
    zeros, negative, ragged = analyse([CALLS[0], CALLS[8], CALLS[34]])
    assert zeros.results == ((2, 3),) and zeros.satisfied == {"creation-size"}
    assert negative.broken == {"creation-size"}
    assert ragged.broken == {"array-ragged"}


def test_symbolic_and_unknown() -> None:
    size = Symbol("N")
    calls = [
        (function("torch.zeros", size, 3), ("N", 3)),
        (function("torch.zeros", Unknown()), ("...",)),
        (function("torch.zeros", Unknown(), 3), ("?", 3)),
        (function("torch.zeros", (size, 3)), ("N", 3)),
        (function("torch.arange", size), ("N",)),
        (function("torch.arange", 1, size), ("(N - 1)",)),
        (function("torch.arange", Unknown()), ("?",)),
        (function("torch.arange", 0.0, 1.0, 0.1), (10,)),
        (function("torch.arange", 0, size, 2), None),
        (function("torch.randint", 0, size, (2, size)), (2, "N")),
        (function("torch.randint", 0, 5, Unknown()), ("...",)),
        (function("torch.eye", size), ("N", "N")),
        (function("torch.tensor", Unknown()), ("...",)),
        (function("torch.tensor", [size, 1]), (2,)),
        (function("numpy.array", [Unknown(), Unknown()]), ("...",)),
        (function("torch.linspace", 0, 1, Unknown()), ("?",)),
        (layer("Embedding", 10, size, to=I(2, 3)), (2, 3, "N")),
        (layer("Embedding", 10, 4, to=Unknown()), ("...", 4)),
        (layer("EmbeddingBag", 10, 4, to=Unknown()), ("?", 4)),
        (function(F + "embedding", Unknown(), Unknown()), ("...", "?")),
        (function(F + "one_hot", Unknown(), size), ("...", "N")),
        (function("numpy.random.normal", size=size), ("N",)),
        (method("new_zeros", t(2), size), ("N",)),
        (function("torch.nn.Parameter", Unknown()), ("...",)),
    ]
    for (call, expected), outcome in zip(calls, analyse([call for call, _ in calls]), strict=True):
        assert len(outcome.results) == 1 and not outcome.broken, (call, outcome)
        assert expected is None or outcome.results[0] == expected, (call, outcome)

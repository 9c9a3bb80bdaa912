"""Recurrent layers and cells against torch."""

from __future__ import annotations

import pytest
from analysis import analyse
from calls import Symbol, T, Unknown, layer, t
from library import disagreements

CALLS = [
    layer("LSTM", 4, 5, to=t(7, 3, 4)),
    layer("LSTM", 4, 5, 2, to=t(7, 3, 4)),
    layer("LSTM", 4, 5, num_layers=2, bidirectional=True, to=t(7, 3, 4)),
    layer("LSTM", 4, 5, batch_first=True, to=t(3, 7, 4)),
    layer("LSTM", 4, 5, proj_size=2, to=t(7, 3, 4)),
    layer("LSTM", 4, 5, proj_size=2, num_layers=2, bidirectional=True, to=t(7, 3, 4)),
    layer("LSTM", 4, 5, to=t(7, 4)),
    layer("LSTM", 4, 5, to=t(7, 3, 6)),
    layer("LSTM", 4, 5, to=t(4)),
    layer("LSTM", 4, 5, to=t(2, 7, 3, 4)),
    layer("LSTM", 4, 5, to=(t(7, 3, 4), (t(1, 3, 5), t(1, 3, 5)))),
    layer("LSTM", 4, 5, to=(t(7, 3, 4), (t(2, 3, 5), t(2, 3, 5)))),
    layer("LSTM", 4, 5, batch_first=True, to=(t(3, 7, 4), (t(1, 3, 5), t(1, 3, 5)))),
    layer("LSTM", 4, 5, batch_first=True, to=(t(3, 7, 4), (t(1, 7, 5), t(1, 7, 5)))),
    layer("LSTM", 4, 5, to=(t(7, 4), (t(1, 5), t(1, 5)))),
    layer("LSTM", 4, 5, to=(t(7, 3, 4), (t(3, 5), t(3, 5)))),
    layer("GRU", 4, 5, to=t(7, 3, 4)),
    layer("GRU", 4, 5, 2, True, True, to=t(7, 3, 4)),
    layer("GRU", 4, 5, bidirectional=True, to=(t(7, 3, 4), t(2, 3, 5))),
    layer("GRU", 4, 5, bidirectional=True, to=(t(7, 3, 4), t(1, 3, 5))),
    layer("GRU", 4, 5, to=t(7, 3, 5)),
    layer("RNN", 4, 5, to=t(7, 3, 4)),
    layer("RNN", 4, 5, 2, nonlinearity="relu", to=t(7, 4)),
    layer("RNN", 4, 5, to=t(7, 3, 3)),
    layer("RNN", 4, 5, to=T((7, 3, 4), "int64")),
    layer("LSTMCell", 4, 5, to=t(3, 4)),
    layer("LSTMCell", 4, 5, to=t(4)),
    layer("LSTMCell", 4, 5, to=t(3, 6)),
    layer("LSTMCell", 4, 5, to=(t(3, 4), (t(3, 5), t(3, 5)))),
    layer("LSTMCell", 4, 5, to=(t(3, 4), (t(2, 5), t(2, 5)))),
    layer("GRUCell", 4, 5, to=t(3, 4)),
    layer("GRUCell", 4, 5, to=(t(3, 4), t(3, 5))),
    layer("GRUCell", 4, 5, to=(t(3, 4), t(3, 6))),
    layer("RNNCell", 4, 5, to=t(7, 3, 4)),
    layer("RNNCell", 4, 5, to=t(3, 4)),
]


def test_torch_agrees() -> None:
    pytest.importorskip("torch")
    assert disagreements(CALLS) == []


def test_symbolic_and_unknown() -> None:
    batch = Symbol("batch")
    first, second, third, fourth = analyse(
        [
            layer("LSTM", 4, 5, batch_first=True, to=t(batch, 7, 4)),
            layer("GRU", 4, 5, to=T((3, 4), unranked=True)),
            layer("LSTMCell", 4, Unknown(), to=t(batch, 4)),
            layer("LSTM", 4, 5, to=Unknown()),
        ]
    )
    assert first.results == ([("batch", 7, 5), [(1, "batch", 5), (1, "batch", 5)]],)
    assert second.results == ([("...", 3, 5), (1, "?", 5)],)
    assert third.results == ([("batch", "?"), ("batch", "?")],)
    assert fourth.results == ([("...", 5), [(1, "?", 5), (1, "?", 5)]],)
    assert not any(each.broken for each in (first, second, third, fourth))

"""States of recurrent layers and cells: how many, of how many dimensions; sequences filled up and packed."""
import torch
import torch.nn as nn
from torch.nn.utils.rnn import pack_padded_sequence, pad_sequence

# ---- cells
cell, gated = nn.LSTMCell(8, 16), nn.GRUCell(8, 16)
h, c = cell(torch.randn(5, 8), (torch.zeros(5, 16), torch.zeros(5, 16)))
a = h + c  # S: a (5, 16)
h, c = cell(torch.randn(8), (torch.zeros(16), torch.zeros(16)))
a = h + c  # S: a (16,)
h, c = cell(torch.randn(5, 8), [torch.zeros(5, 16), torch.zeros(5, 16)])
nn.LSTMCell(8, 16)(torch.randn(5, 8), torch.zeros(5, 16))  # E: recurrent-states (5, 16)
nn.LSTMCell(8, 16)(torch.randn(5, 8), (torch.zeros(5, 16),))  # E: recurrent-states
nn.LSTMCell(8, 16)(torch.randn(5, 8), (torch.zeros(1, 5, 16), torch.zeros(1, 5, 16)))  # E: recurrent-state-rank (1, 5, 16)
nn.LSTMCell(8, 16)(torch.randn(5, 8), (torch.zeros(16), torch.zeros(16)))  # E: recurrent-state-rank (16,)
nn.LSTMCell(8, 16)(torch.randn(8), (torch.zeros(16, 16), torch.zeros(16, 16)))  # E: recurrent-state-rank (16, 16)
b = gated(torch.randn(5, 8), torch.zeros(5, 16))  # S: b (5, 16)
b = gated(torch.randn(8), torch.zeros(16))  # S: b (16,)
nn.GRUCell(8, 16)(torch.randn(5, 8), torch.zeros(16))  # E: recurrent-state-rank (16,)
nn.GRUCell(8, 16)(torch.randn(5, 8), (torch.zeros(5, 16), torch.zeros(5, 16)))  # E: recurrent-states

# ---- layers
lstm = nn.LSTM(8, 16, batch_first=True)
_, (h, c) = lstm(torch.randn(3, 5, 8), (torch.zeros(1, 3, 16), torch.zeros(1, 3, 16)))
a = h + c  # S: a (1, 3, 16)
nn.LSTM(8, 16, batch_first=True)(torch.randn(3, 5, 8), torch.zeros(1, 3, 16))  # E: recurrent-states (1, 3, 16)
nn.LSTM(8, 16, batch_first=True)(torch.randn(3, 5, 8), (torch.zeros(1, 3, 16), torch.zeros(1, 3, 16), torch.zeros(1, 3, 16)))  # E: recurrent-states
lstm(torch.randn(5, 8), torch.zeros(2, 1, 16))
nn.GRU(8, 16)(torch.randn(3, 5, 8), (torch.zeros(1, 5, 16), torch.zeros(1, 5, 16)))  # E: recurrent-states
nn.GRU(8, 16)(torch.randn(3, 5, 8), torch.zeros(1, 5, 16))


class Reader(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.layer = nn.LSTM(8, 16) if kind == "lstm" else nn.GRU(8, 16)
        self.kind = kind

    def forward(self, words):
        state = torch.zeros(1, 5, 16)
        if self.kind == "lstm":
            state = (state, torch.zeros(1, 5, 16))
        return self.layer(words, state)[0]


d = Reader("lstm")(torch.randn(3, 5, 8))  # S: d (3, 5, 16)
d = Reader("gru")(torch.randn(3, 5, 8)) + 0  # S: d (3, 5, 16)
Reader(open("kind").read())(torch.randn(3, 5, 8))

# ---- filled up: only the lengths differ
e = pad_sequence([torch.ones(3, 4), torch.ones(2, 4)], batch_first=True)  # S: e (2, 3, 4)
e = pad_sequence([torch.ones(3, 4), torch.ones(2, 1)], batch_first=True) + 0  # S: e (2, 3, 4)
e = pad_sequence([torch.ones(3), torch.ones(2)]) + 0  # S: e (3, 2)
pad_sequence([torch.ones(3, 4), torch.ones(2, 5)])  # E: pad-sequence-sizes (3, 4) (2, 5)
pad_sequence([torch.ones(3, 1), torch.ones(2, 4)])  # E: pad-sequence-sizes
pad_sequence([torch.ones(1, 3, 4), torch.ones(1, 2, 4)])  # E: pad-sequence-sizes
pad_sequence([torch.ones(3), torch.ones(2, 1)])  # E: pad-sequence-sizes (3,) (2, 1)

# ---- packed: one length for each sequence, the longest first
pack_padded_sequence(torch.ones(3, 5, 8), [5, 4, 2], batch_first=True)
pack_padded_sequence(torch.ones(3, 5, 8), torch.tensor([5, 4, 2]), batch_first=True)
pack_padded_sequence(torch.ones(3, 5, 8), [3, 3, 2, 1, 1])
pack_padded_sequence(torch.ones(3, 5, 8), [2, 4, 5], batch_first=True, enforce_sorted=False)
pack_padded_sequence(torch.ones(3, 5, 8), [5, 4], batch_first=True)  # E: packed-lengths (3, 5, 8)
pack_padded_sequence(torch.ones(3, 5, 8), torch.tensor([5, 4, 2]))  # E: packed-lengths (3, 5, 8) (3,)
pack_padded_sequence(torch.ones(3, 5, 8), torch.ones(3, 1), batch_first=True)  # E: packed-lengths-rank (3, 1)
pack_padded_sequence(torch.ones(3, 5, 8), [2, 4, 5], batch_first=True)  # E: packed-order

"""Functions and modules that another function runs: checkpoints, modules with other parameters, maps over samples."""
import torch
import torch.nn as nn
from torch.func import functional_call, vmap
from torch.utils.checkpoint import checkpoint, checkpoint_sequential

rows = torch.randn(2, 8)
layer = nn.Linear(8, 3)

# ---- checkpoints
a = checkpoint(layer, rows, use_reentrant=False)  # S: a (2, 3)
checkpoint(nn.Linear(7, 3), torch.randn(2, 8), use_reentrant=False)  # E: linear-in-features (2, 8)
nn.Linear(8, 3)(checkpoint(layer, rows, use_reentrant=False))  # E: linear-in-features (2, 3)


class Block(nn.Module):
    def __init__(self, width):
        super().__init__()
        self.inner = nn.Linear(8, width)

    def body(self, words, scale=1, *, mask=None):
        out = self.inner(words) * scale
        return out if mask is None else out * mask  # E: broadcast-dimensions (2, 3) (4,)

    def forward(self, words, mask=None):
        return checkpoint(self.body, words, use_reentrant=False, mask=mask)


b = Block(3)(rows)  # S: b (2, 3)
b = Block(3)(rows, torch.ones(3)) + 0  # S: b (2, 3)
Block(3)(rows, torch.ones(4))
c = checkpoint_sequential(nn.Sequential(nn.Linear(8, 4), nn.Linear(4, 2)), 2, rows, use_reentrant=False)  # S: c (2, 2)
c = checkpoint_sequential([nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 2)], 2, rows, use_reentrant=False) + 0  # S: c (2, 2)
checkpoint_sequential(nn.Sequential(nn.Linear(8, 4), nn.Linear(5, 2)), 2, torch.randn(2, 8))  # E: linear-in-features (2, 4)
checkpoint(open("function").read(), rows)

# ---- other parameters
parameters = {name: value.detach() for name, value in layer.named_parameters()}
d = functional_call(layer, parameters, (rows,))  # S: d (2, 3)
d = functional_call(layer, parameters, rows) + 0  # S: d (2, 3)
functional_call(layer, parameters, (torch.randn(2, 7),))  # E: linear-in-features (2, 7)

# ---- maps
e = vmap(torch.dot)(rows, rows)  # S: e (2,)
e = torch.vmap(torch.mv)(torch.ones(4, 3, 5), torch.ones(4, 5)) + 0  # S: e (4, 3)
e = torch.vmap(torch.mv, in_dims=(None, 0))(torch.ones(3, 5), torch.ones(4, 5)) + 0  # S: e (4, 3)
e = vmap(torch.mv, in_dims=(2, 0), out_dims=1)(torch.ones(3, 5, 4), torch.ones(4, 5)) + 0  # S: e (3, 4)
f, g = vmap(lambda row: (row.sum(), row * 2))(rows)
h = f + 0  # S: h (2,)
h = g + 0  # S: h (2, 8)
vmap(torch.dot)(torch.randn(2, 8), torch.randn(2, 7))  # E: matmul-inner-dimensions (8,) (7,)
vmap(torch.dot)(torch.randn(2, 8), torch.randn(3, 8))  # E: vmap-sizes (2, 8) (3, 8)
vmap(torch.sum, in_dims=2)(torch.randn(2, 8))  # E: vmap-dimension (2, 8)
per_sample = vmap(functional_call, in_dims=(None, None, 0))(layer, parameters, rows)  # S: per_sample (2, 3)


# ---- what only tensors have
class Language(nn.Module):
    def __init__(self, kind):
        super().__init__()
        self.table = nn.Embedding(50, 8)
        self.kind = kind
        self.layer = getattr(nn, kind)(8, 16, 2)

    def forward(self, words, state):
        return self.layer(self.table(words), state)

    def first(self, batch):
        weight = next(self.parameters())
        if self.kind == "LSTM":
            return weight.new_zeros(2, batch, 16), weight.new_zeros(2, batch, 16)
        return weight.new_zeros(2, batch, 16)


words = torch.zeros(5, 3, dtype=torch.long)
for kind in ("LSTM", "GRU"):
    model = Language(kind)
    out, state = model(words, model.first(3))
    k = out + 0  # S: k (5, 3, 16)
chosen = Language(open("kind").read())
chosen(words, chosen.first(3))
short = Language("GRU")
nn.GRU(8, 16, 2)(torch.randn(5, 3, 8), next(short.parameters()).new_zeros(1, 3, 16))  # E: recurrent-state (1, 3, 16)

"""Element types that PyTorch does not convert: what comes from NumPy is float64, the weights of layers are float32."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.data import DataLoader, TensorDataset

rows = torch.from_numpy(np.random.rand(40, 8))
labels = torch.from_numpy(np.random.randint(0, 2, 40))
single = rows.float()

# ---- layers
nn.Linear(8, 2)(rows)  # E: layer-type (40, 8)
a = nn.Linear(8, 2)(single)  # S: a (40, 2)
nn.Conv1d(40, 2, 3)(rows.unsqueeze(0))  # E: layer-type (1, 40, 8)
b = nn.Conv1d(40, 2, 3)(single.unsqueeze(0))  # S: b (1, 2, 6)
nn.LSTM(8, 4)(rows)  # E: layer-type
nn.GRUCell(8, 4)(rows)  # E: layer-type
nn.BatchNorm1d(8)(rows)  # E: layer-type
nn.LayerNorm(8)(rows)  # E: layer-type
c = nn.LayerNorm(8, elementwise_affine=False)(rows)  # S: c (40, 8)
nn.MultiheadAttention(8, 2)(rows, rows, rows)  # E: layer-type
for batch, _ in DataLoader(TensorDataset(rows, labels), batch_size=10):
    nn.Linear(8, 2)(batch)  # E: layer-type (10, 8)
    nn.Linear(8, 2)(batch.to(torch.float32))

# ---- products
weights = torch.zeros(8, 2)
rows @ weights  # E: same-types (40, 8) (8, 2)
torch.mm(rows, weights)  # E: same-types
torch.mv(rows, weights[:, 0])  # E: same-types
torch.dot(rows[0], weights[:, 0])  # E: same-types
torch.bmm(rows.view(5, 8, 8), weights.expand(5, 8, 2))  # E: same-types
torch.tensordot(rows, weights, dims=1)  # E: same-types
d = single @ weights  # S: d (40, 2)
e = rows.mm(weights.type_as(rows))  # S: e (40, 2)
f = rows * weights[:, 0]  # A: f (40, 8)
g = np.ones((2, 3)) @ np.ones((3, 4), dtype=np.int32)  # A: g (2, 4)

# ---- losses
scores = nn.Linear(8, 1)(single).squeeze(1)
nn.BCEWithLogitsLoss()(scores, labels)  # E: target-type (40,)
F.binary_cross_entropy_with_logits(scores, labels)  # E: target-type
nn.BCELoss()(scores.sigmoid(), labels)  # E: same-types
nn.BCELoss()(scores.sigmoid(), rows[:, 0])  # E: same-types
nn.BCELoss()(scores.sigmoid(), labels.float())
nn.BCEWithLogitsLoss()(scores, rows[:, 0])
nn.MSELoss()(scores, labels)
nn.CrossEntropyLoss()(a, labels)
nn.CrossEntropyLoss()(a, labels.int())  # E: class-type (40,)
nn.CrossEntropyLoss()(a, torch.from_numpy(np.zeros(40, dtype=np.int32)))  # E: class-type
nn.CrossEntropyLoss()(torch.zeros(40, 2, dtype=torch.int64), labels)  # E: element-type

# ---- indices
F.one_hot(labels.int(), 2)  # E: index-type
single[rows[0]]  # E: index-type (8,)
h = single[labels]  # S: h (40, 8)
k = single[labels > 0]  # S: k (?, 8)
np.ones((4, 4))[np.linspace(0, 3, 3)]  # E: index-type

# ---- what follows from it is not told again
nn.Sequential(nn.Linear(8, 4), nn.ReLU(), nn.Linear(4, 2))(rows)  # E: layer-type (40, 8)

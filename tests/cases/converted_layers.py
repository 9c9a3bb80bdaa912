"""Layers that were converted take what has the type they were converted to; automatic types are not guessed."""
import numpy as np
import torch
from torch import nn

rows = torch.from_numpy(np.random.rand(40, 8))
model = nn.Sequential(nn.Linear(8, 4), nn.LayerNorm(4)).double()
a = model(rows)  # S: a (40, 4)
with torch.autocast("cpu"):
    b = torch.zeros(3, 4, dtype=torch.bfloat16) @ torch.zeros(4, 5)  # A: b (3, 5)
a @ torch.zeros(5, 5, dtype=torch.float64)  # E: matmul-inner-dimensions

"""A column beside the rows that an index tensor chooses: what is chosen adds no dimension that somebody wrote."""
import numpy as np
import torch

value = torch.nn.Linear(3, 1)
observed, returns = torch.randn(32, 3), torch.randn(32)
order = np.arange(32)
np.random.shuffle(order)
for start in range(0, 32, 8):
    rows = order[start:start + 8]
    predicted = value(observed[rows])
    loss = ((predicted - returns[rows]) ** 2).mean()  # N: suspicious-broadcast (8, 1)
    wanted = ((predicted.squeeze(1) - returns[rows]) ** 2).mean()

"""Arrays that are resized in place, and squeezes of sizes of which nothing is known."""

import numpy as np
import torch

steps = 20
data = np.sin(np.linspace(0, np.pi, steps + 1))
data.resize((steps + 1, 1))
x = torch.Tensor(data[:-1]).unsqueeze(0)
layer = torch.nn.RNN(1, 8, batch_first=True)
out, _ = layer(x)
shown = torch.matmul(out, torch.zeros(8, 3))  # S: shown (1, 20, 3)
data.resize((3, 7))
np.matmul(data, np.zeros((21, 2)))  # E: matmul-inner-dimensions

# nobody knows how many rows that are, one perhaps
scores = torch.tensor(eval(input())).view(-1, 10)
best, at = scores.topk(5)
np.random.choice(at.numpy().squeeze())
np.random.choice(torch.zeros(3, 10).topk(5)[1].numpy().squeeze())  # E: choice-rank

"""What `unique` gives besides the distinct elements: NumPy also where each came first."""

import numpy as np
import torch

x = np.zeros((10, 4), dtype="int32")
a = np.unique(x)
w, i = np.unique(x, return_index=True)
w, i, n = np.unique(x, return_index=True, return_counts=True)
w, i, v, n = np.unique(x, return_index=True, return_inverse=True, return_counts=True)
b = v + 0  # S: b (10, 4)
w, n = np.unique(x, return_counts=True)
a, v, n = torch.unique(torch.zeros(4, 2), return_inverse=True, return_counts=True)
c = v + 0  # S: c (4, 2)
a, v = torch.unique(torch.zeros(4, 2), return_inverse=True)
v.view(9)  # E: reshape-element-count
w, i, n = np.unique(x, return_counts=True)  # E: unpack-length

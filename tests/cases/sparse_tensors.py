"""Sparse tensors have the shapes of those that they stand for."""
import numpy as np
import torch

indices = torch.tensor([[0, 1, 2], [2, 0, 3]])
values = torch.ones(3)
a = torch.sparse_coo_tensor(indices, values, (4, 4))  # S: a (4, 4)
b = torch.sparse.mm(a, torch.rand(4, 6))  # S: b (4, 6)
torch.sparse.mm(a, torch.rand(5, 6))  # E: matmul-inner-dimensions
edges = np.zeros((3, 8))
c = torch.sparse.FloatTensor(indices, values, torch.Size(edges.shape))  # S: c (3, 8)
d = torch.spmm(c, torch.rand(8, 2))  # S: d (3, 2)
torch.spmm(c, torch.rand(3, 2))  # E: matmul-inner-dimensions
e = c.to_dense().t()  # S: e (8, 3)
f = torch.sparse_coo_tensor(indices, values)
torch.sparse.mm(f, torch.rand(4, 6))
wide = torch.sparse_coo_tensor(indices, values, [2, 5], dtype=torch.float64)
two = torch.zeros(5, 2, dtype=torch.float64)
g = wide @ two  # S: g (2, 2)
h = torch.zeros(torch.Size([3, 4]))  # S: h (3, 4)
i = torch.ones(torch.Size(h.shape[:1]) + torch.Size([6]))  # S: i (3, 6)

"""PyTorch's functions take `axis` for `dim`, as NumPy's do."""

import torch

x = torch.zeros(3, 4)
norms = torch.linalg.norm(x, axis=-1, keepdims=True) @ torch.zeros(2, 5)  # E: matmul-inner-dimensions (3, 1) (2, 5)
vectors = torch.linalg.vector_norm(x, axis=0) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (4,) (3, 5)
stacked = torch.stack([x, x], axis=1) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (3, 2, 4) (3, 5)
joined = torch.cat([x, x], axis=1) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (3, 8) (4, 5)
parts = torch.chunk(x, 2, axis=1)[0] @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (3, 2) (4, 5)
rows = torch.unbind(x, axis=1)[0] @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (3,) (4, 5)
more = x.unsqueeze(axis=1) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (3, 1, 4) (3, 5)
less = torch.squeeze(torch.zeros(3, 1, 4), axis=1) @ torch.zeros(3, 5)  # E: matmul-inner-dimensions (3, 4) (3, 5)
best = torch.topk(x, 2, axis=0)[0] @ torch.zeros(2, 5)  # E: matmul-inner-dimensions (2, 4) (2, 5)
some = x.index_select(axis=1, index=torch.tensor([0, 1, 2])) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (3, 3) (4, 5)
twice = x.repeat_interleave(2, axis=1) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (3, 8) (4, 5)
places = torch.where(torch.zeros(3, 4, dtype=torch.int64))
torch.where(torch.zeros(3, 4, dtype=torch.int64), x, x)  # E: mask-type (3, 4)
counts = torch.histc(x.int(), bins=7).float() @ torch.zeros(6, 5)  # E: matmul-inner-dimensions (7,) (6, 5)

"""Numbers in tensors of PyTorch that are nothing but sizes."""
import torch

n = torch.tensor(5)
a = torch.zeros(n, 3)  # S: a (5, 3)
b = torch.zeros(n.item(), 2)  # S: b (5, 2)
a.t() @ b
a @ b  # E: matmul-inner-dimensions (5, 3) (5, 2)
c = torch.arange(n)  # S: c (5,)
d = torch.zeros(int(n))[: n - 2]  # S: d (3,)

# used otherwise
k = torch.tensor(4)
k.add_(2)
e = torch.zeros(k, 3)  # S: e (?, 3)

"""Arguments that go together, by a condition that is not followed: no call of these fails. Below, each does that is marked."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from einops import einsum, rearrange, repeat, pack

flag = len(open("anything").read()) > 1
n = 3 if flag else 4
A = torch.zeros(2, 3) if flag else torch.zeros(2, 4)
B = torch.zeros(3, 5) if flag else torch.zeros(4, 5)
C = torch.zeros(5, 3) if flag else torch.zeros(5, 4)
V = torch.zeros(3) if flag else torch.zeros(4)
torch.einsum('ij,jk,km->im', A, B, C)
product = torch.einsum('ij,jk->ik', [A, B])  # S: product (2, 5)
named = einsum(A, B, 'a b, b c -> a c')  # S: named (2, 5)
torch.linalg.multi_dot([A, B, C])
torch.addmm(torch.zeros(2, 5), A, B)
torch.addmv(torch.zeros(2), A, V)
torch.tensordot(A, B, dims=([1], [0]))
torch.broadcast_tensors(A, V)
torch.where(A > 0, A, V)
torch.lerp(A, A, V)
lined = F.linear(A, C)  # S: lined (2, 5)
F.linear(A, C, torch.zeros(5))
torch.cat([A, torch.zeros(7, 3) if flag else torch.zeros(7, 4)], 0)
torch.stack([V, V])
torch.stack([A[0], V])
torch.addcmul(A, A, V)
torch.dot(V, V)
torch.outer(V, V) + (torch.zeros(3, 3) if flag else torch.zeros(4, 4))
torch.bmm(A[None], B[None])
torch.baddbmm(torch.zeros(1, 2, 5), A[None], B[None])
F.cosine_similarity(A, V[None])
F.mse_loss(A, torch.zeros(2, 3) if flag else torch.zeros(2, 4))
F.cross_entropy(A, torch.zeros(2, dtype=torch.long), weight=V)
F.layer_norm(A, (n,), V, V)
F.batch_norm(A, V, V)
F.embedding(torch.zeros(2, dtype=torch.long), B)
q = A[None, None]
k = torch.zeros(1, 1, 6, 3) if flag else torch.zeros(1, 1, 6, 4)
F.scaled_dot_product_attention(q, k, k)
F.scaled_dot_product_attention(q, k, k, attn_mask=torch.zeros(2, 6))
F.bilinear(A, torch.zeros(2, 7), torch.zeros(5, 3, 7) if flag else torch.zeros(5, 4, 7))
F.conv1d(A[None], torch.zeros(6, 2, 3))
img = torch.zeros(1, 3, 8, 8) if flag else torch.zeros(1, 4, 8, 8)
w = torch.zeros(6, 3, 3, 3) if flag else torch.zeros(6, 4, 3, 3)
F.conv2d(img, w, torch.zeros(6))
F.conv_transpose2d(img, torch.zeros(3, 6, 3, 3) if flag else torch.zeros(4, 6, 3, 3))
A.gather(1, torch.zeros(2, 3, dtype=torch.long) if flag else torch.zeros(2, 4, dtype=torch.long))
A.scatter(1, torch.zeros(2, 3, dtype=torch.long) if flag else torch.zeros(2, 4, dtype=torch.long), A)
A.index_add(0, torch.tensor([0, 1, 1]), torch.zeros(3, 3) if flag else torch.zeros(3, 4))
A.masked_scatter(A > 0, A)
A[:, :3] + torch.zeros(2, 3)
cell = nn.LSTMCell(n, 6)
cell(A, (torch.zeros(2, 6), torch.zeros(2, 6)))
lstm = nn.LSTM(n, 6)
lstm(A[None], (torch.zeros(1, 2, 6), torch.zeros(1, 2, 6)))
att = nn.MultiheadAttention(n * 2, 2)
AA = torch.cat([A, A], 1)
att(AA, AA, AA)
lin = nn.Linear(n, 5)
lin(A)
nn.Bilinear(n, 7, 2)(A, torch.zeros(2, 7))
nn.Sequential(nn.Linear(n, 8), nn.ReLU(), nn.Linear(8, n))(A) + V
nn.LayerNorm(n)(A)
nn.BatchNorm1d(n)(A)
nn.Conv2d(n, 6, 3)(img)
A.view(2, n) + V
A.reshape(-1, n) + V
torch.split(A, [1, 2] if flag else [1, 3], 1)
A.expand(2, n)
A.permute(1, 0) @ A
dotted = torch.tensordot(A, B, 1)  # S: dotted (2, 5)
F.conv1d(torch.zeros(1, 2, 9), torch.zeros(3, 2, 3) if flag else torch.zeros(4, 2, 3), V)
F.conv_transpose1d(torch.zeros(1, 2, 9), torch.zeros(2, 3, 3) if flag else torch.zeros(2, 4, 3), V)
rearrange(A, 'a (b c) -> a b c', b=n)
rearrange(A, 'a (b c) -> a b c', c=n)
x, y = np.zeros((2, n)), np.zeros((n, 5))
np.einsum('ij,jk->ik', x, y)
np.linalg.multi_dot([x, y, np.zeros((5, n))])
np.dot(x, y)
np.concatenate([x, y.T])
np.vstack([x, y.T])
np.where(x > 0, x, np.zeros(n))
np.tensordot(x, y, 1)
np.linalg.solve(np.eye(n), y)
np.matmul(x, y)
np.add(x, np.zeros(n), out=np.zeros((2, n)))
np.broadcast_to(np.zeros(n), (2, n))
np.interp(np.zeros(n), np.zeros(n), np.zeros(n))
np.average(x, axis=1, weights=np.ones(n))
np.cov(x) @ x
np.select([x > 0], [x])
np.stack([x[0], np.zeros(n)])
np.append(x, np.zeros((2, n)), 0)
np.insert(x, 0, np.zeros(n), 0)
np.einsum('ij,j', x, np.zeros(n))


# ---- one of them is always wrong
torch.einsum('ij,jk->ik', A, torch.zeros(6, 5))  # E: einsum-sizes
einsum(A, torch.zeros(6, 5), 'a b, b c -> a c')  # E: einops-einsum-sizes
F.linear(A, torch.zeros(5, 6))  # E: linear-in-features
F.conv2d(img, torch.zeros(6, 7, 3, 3))  # E: conv-in-channels
F.layer_norm(A, (n,), torch.zeros(6))  # W: layer-norm-parameter
F.conv1d(torch.zeros(1, 2, 9), torch.zeros(3, 2, 3), torch.zeros(6))  # E: conv-bias
torch.tensordot(A, torch.zeros(6, 5), 1)  # E: tensordot-dimensions
torch.linalg.multi_dot([torch.zeros(2, 6), B])  # E: matmul-inner-dimensions

# ---- or for one of the ways of the condition
F.linear(torch.zeros(2, 3), C)  # W: linear-in-features
torch.einsum('ij,jk->ik', torch.zeros(2, 3), B)  # W: einsum-sizes


# ---- an equation that says what goes with what
def attend(q, k, heads):
    if heads == 1:
        k = k[:, 0]
    equation = "bhid,bjd->bhij" if k.ndim == 3 else "bhid,bhjd->bhij"
    return torch.einsum(equation, q, k)


heads = len(open("anything").read())
attend(torch.zeros(2, 4, 5, 8), torch.zeros(2, 4, 6, 8), heads)
equation = "ij,jk->ik" if flag else "ij,kj->ik"
torch.einsum(equation, torch.zeros(2, 3), torch.zeros(3, 5) if flag else torch.zeros(5, 3))
torch.einsum(equation, torch.zeros(2, 3), torch.zeros(5, 3) if flag else torch.zeros(3, 5))  # W: einsum-sizes
# what no equation makes right
torch.einsum(equation, torch.zeros(2, 3), torch.zeros(3, 3).long())  # E: same-types
torch.einsum(equation, torch.zeros(2, 3), torch.zeros(3, 3), torch.zeros(3, 3))  # E: einsum-operands
torch.einsum("ij,jk->ik" if flag else "ij,jk,kl->il", torch.zeros(2, 3), torch.zeros(3, 3))  # W: einsum-operands
einsum(torch.zeros(2, 3), torch.zeros(3, 3), torch.zeros(3, 3), "a b, b c -> a c" if flag else "a b, c b -> a c")  # E: einops-operands

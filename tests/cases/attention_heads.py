"""Scaled dot products broadcast what stands ahead of the last two dimensions; grouped heads divide it."""

import torch
import torch.nn.functional as F
from torch import nn

query = torch.zeros(2, 8, 5, 16)
key, value = torch.zeros(2, 8, 7, 16), torch.zeros(2, 8, 7, 12)
a = F.scaled_dot_product_attention(query, key, value)  # S: a (2, 8, 5, 12)
a = F.scaled_dot_product_attention(query, key[:, :1], value[:1])  # S: a (2, 8, 5, 12)
a = F.scaled_dot_product_attention(query, key[0], value[0])  # S: a (2, 8, 5, 12)
F.scaled_dot_product_attention(query, key.transpose(0, 1), value.transpose(0, 1))  # E: attention-heads-fit (2, 8, 5, 16) (8, 2, 7, 16)
F.scaled_dot_product_attention(query, key, value[:, :4])  # E: attention-heads-fit (2, 8, 7, 16) (2, 4, 7, 12)
F.scaled_dot_product_attention(query[0], key[0, :2], value[0, :2])  # E: attention-heads-fit (8, 5, 16) (2, 7, 16)
a = F.scaled_dot_product_attention(query, key[:, :2], value[:, :2], enable_gqa=True)  # S: a (2, 8, 5, 12)
F.scaled_dot_product_attention(query, key[:, :3], value[:, :3], enable_gqa=True)  # E: attention-grouped-heads (2, 8, 5, 16) (2, 3, 7, 16)
F.scaled_dot_product_attention(query, torch.zeros(3, 2, 7, 16), torch.zeros(3, 2, 7, 12), enable_gqa=True)  # E: attention-heads-fit


class Attention(nn.Module):
    def __init__(self, features, heads, shared, repeated):
        super().__init__()
        self.heads, self.shared, self.repeated = heads, shared, repeated
        self.size = features // heads
        self.query = nn.Linear(features, heads * self.size)
        self.key_value = nn.Linear(features, 2 * shared * self.size)

    def forward(self, x):
        batch, length, features = x.shape
        q = self.query(x).view(batch, length, self.heads, self.size).transpose(1, 2)
        kv = self.key_value(x).view(batch, length, self.shared, 2 * self.size).repeat_interleave(self.repeated, 2)
        k, v = kv.transpose(1, 2).chunk(2, -1)
        out = F.scaled_dot_product_attention(q, k, v, is_causal=True)  # E: attention-heads-fit (3, 4, 10, 8) (3, 8, 10, 8)
        return out.transpose(1, 2).reshape(batch, length, features)


y = Attention(32, 4, 2, 2)(torch.zeros(3, 10, 32))  # S: y (3, 10, 32)
Attention(32, 4, 2, 4)(torch.zeros(3, 10, 32))

"""Masks of attention: queries by keys, sequences by keys; what is transposed or of another length fails."""

import torch
from torch import nn

attention = nn.MultiheadAttention(16, 4, batch_first=True)
query, key = torch.zeros(2, 5, 16), torch.zeros(2, 7, 16)
filling = torch.zeros(2, 7, dtype=torch.bool)
out = attention(query, key, key, key_padding_mask=filling)[0]  # S: out (2, 5, 16)
attention(query, key, key, key_padding_mask=filling.t())  # E: padding-mask-shape (7, 2)
attention(query, key, key, key_padding_mask=torch.zeros(7).bool())  # E: padding-mask-rank (7,)
out = attention(query, key, key, attn_mask=torch.zeros(5, 7))[0]  # S: out (2, 5, 16)
out = attention(query, key, key, attn_mask=torch.zeros(8, 5, 7))[0]  # S: out (2, 5, 16)
attention(query, key, key, attn_mask=torch.zeros(7, 5))  # E: attention-mask-shape (7, 5)
attention(query, key, key, attn_mask=torch.zeros(7))  # E: attention-mask-rank (7,)
one = attention(query[0], key[0], key[0], key_padding_mask=filling[0])[0]  # S: one (5, 16)
short, long = torch.zeros(5, 16), torch.zeros(7, 16)
nn.MultiheadAttention(16, 2)(short, long, long, torch.zeros(2, 7).bool())  # E: padding-mask-rank (2, 7)

layer = nn.TransformerEncoderLayer(16, 4)
encoder = nn.TransformerEncoder(layer, 2)
words = torch.zeros(7, 3, 16)
mask = nn.Transformer.generate_square_subsequent_mask(7)  # S: mask (7, 7)
a = encoder(words, mask, torch.zeros(3, 7).bool())  # S: a (7, 3, 16)
a = encoder(words, mask=mask, src_key_padding_mask=torch.zeros(3, 7).bool())  # S: a (7, 3, 16)
encoder(words, mask, torch.zeros(7, 3).bool())  # E: padding-mask-shape (7, 3)
nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 8), 2)(words)
nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 3), 2)(words)  # E: attention-heads
layer(torch.zeros(7, 3, 16), src_key_padding_mask=torch.zeros(7, 3).bool())  # E: padding-mask-shape (7, 3)
encoder(torch.zeros(6, 3, 16), mask)  # E: attention-mask-shape (7, 7)
layer(torch.zeros(6, 3, 16), src_mask=mask)  # E: attention-mask-shape (7, 7)
first = nn.TransformerEncoder(nn.TransformerEncoderLayer(16, 4, batch_first=True), 2)
b = first(torch.zeros(3, 7, 16), mask)  # S: b (3, 7, 16)
first(words, mask)  # E: attention-mask-shape (7, 7)

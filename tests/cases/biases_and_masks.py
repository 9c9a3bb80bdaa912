"""Biases of functions, weights of layer norm, masks of dot products, source and target of Transformers."""
import torch
import torch.nn as nn
import torch.nn.functional as F

# ---- biases
a = F.linear(torch.ones(5, 8), torch.ones(3, 8), torch.ones(3))  # S: a (5, 3)
a = F.linear(torch.ones(5, 8), torch.ones(3, 8), torch.ones(1))  # S: a (5, 3)
a = F.linear(torch.ones(5, 8), torch.ones(3, 8), torch.ones(5, 3))  # S: a (5, 3)
F.linear(torch.ones(5, 8), torch.ones(3, 8), torch.ones(8))  # E: linear-bias (3, 8) (8,)
F.linear(torch.ones(2, 5, 8), torch.ones(3, 8), bias=torch.ones(4))  # E: linear-bias (3, 8) (4,)
b = F.conv2d(torch.ones(2, 3, 8, 8), torch.ones(6, 3, 3, 3), torch.ones(6))  # S: b (2, 6, 6, 6)
F.conv2d(torch.ones(2, 3, 8, 8), torch.ones(6, 3, 3, 3), torch.ones(3))  # E: conv-bias (6, 3, 3, 3) (3,)
F.conv2d(torch.ones(2, 3, 8, 8), torch.ones(6, 3, 3, 3), torch.ones(6, 1))  # E: conv-bias
b = F.conv_transpose2d(torch.ones(2, 3, 8, 8), torch.ones(3, 2, 3, 3), torch.ones(6), groups=3)  # S: b (2, 6, 10, 10)
F.conv_transpose2d(torch.ones(2, 3, 8, 8), torch.ones(3, 6, 3, 3), torch.ones(3))  # E: conv-bias (3, 6, 3, 3) (3,)
c = F.layer_norm(torch.ones(5, 8), (8,), torch.ones(8), torch.ones(8))  # S: c (5, 8)
c = F.layer_norm(torch.ones(5, 8), (8,)) + 0  # S: c (5, 8)
c = F.rms_norm(torch.ones(5, 8), (8,), torch.ones(8)) + 0  # S: c (5, 8)
F.layer_norm(torch.ones(5, 8), (8,), torch.ones(7))  # E: layer-norm-parameter (7,)
F.layer_norm(torch.ones(5, 8), (8,), torch.ones(8), torch.ones(1))  # E: layer-norm-parameter (1,)
F.layer_norm(torch.ones(5, 8), (5, 8), torch.ones(8))  # E: layer-norm-parameter (8,)

# ---- masks of dot products
query, key = torch.ones(2, 4, 6, 8), torch.ones(2, 4, 5, 8)
d = F.scaled_dot_product_attention(query, key, key, torch.zeros(6, 5))  # S: d (2, 4, 6, 8)
d = F.scaled_dot_product_attention(query, key, key, torch.zeros(2, 1, 1, 5, dtype=torch.bool))  # S: d (2, 4, 6, 8)
d = F.scaled_dot_product_attention(query, torch.ones(1, 4, 5, 8), torch.ones(1, 4, 5, 8), torch.zeros(2, 1, 6, 5))  # S: d (2, 4, 6, 8)
d = F.scaled_dot_product_attention(query, torch.ones(2, 2, 5, 8), torch.ones(2, 2, 5, 8), torch.zeros(2, 4, 6, 5), enable_gqa=True)  # S: d (2, 4, 6, 8)
d = F.scaled_dot_product_attention(query.double(), key.double(), key.double(), torch.zeros(6, 5)) + 0  # S: d (2, 4, 6, 8)
F.scaled_dot_product_attention(query, key, key, attn_mask=torch.zeros(5, 6))  # E: attention-mask-fit (2, 4, 6, 8) (5, 6)
F.scaled_dot_product_attention(torch.ones(2, 4, 6, 8), key, key, attn_mask=torch.zeros(2, 6, 5))  # E: attention-mask-fit (2, 6, 5)
F.scaled_dot_product_attention(torch.ones(6, 8), torch.ones(5, 8), torch.ones(5, 8), torch.zeros(2, 6, 5))  # E: attention-mask-fit
F.scaled_dot_product_attention(query, key, key, attn_mask=torch.zeros(6, 5, dtype=torch.long))  # E: attention-mask-type

# ---- decoders
words, memory = torch.ones(5, 3, 8), torch.ones(7, 3, 8)
layer = nn.TransformerDecoderLayer(8, 2)
e = layer(words, memory)  # S: e (5, 3, 8)
e = layer(tgt=words, memory=memory, tgt_mask=torch.zeros(5, 5), memory_mask=torch.zeros(5, 7))  # S: e (5, 3, 8)
e = layer(words, memory, tgt_key_padding_mask=torch.zeros(3, 5), memory_key_padding_mask=torch.zeros(3, 7))  # S: e (5, 3, 8)
e = layer(torch.ones(5, 8), torch.ones(7, 8), tgt_key_padding_mask=torch.zeros(5)) + 0  # S: e (5, 8)
layer(words, torch.ones(7, 4, 8))  # E: attention-batch (5, 3, 8) (7, 4, 8)
nn.TransformerDecoderLayer(8, 2)(torch.ones(5, 3, 8), torch.ones(7, 8))  # E: attention-key-rank
layer(words, memory, tgt_mask=torch.zeros(4, 4))  # E: attention-mask-shape (4, 4)
nn.TransformerDecoderLayer(8, 2)(words, memory, memory_mask=torch.zeros(7, 5))  # E: attention-mask-shape (7, 5)
layer(words, memory, tgt_key_padding_mask=torch.zeros(5, 3))  # E: padding-mask-shape (5, 3)
nn.TransformerDecoderLayer(8, 2)(words, memory, memory_key_padding_mask=torch.zeros(3, 5))  # E: padding-mask-shape (3, 5)
rows = nn.TransformerDecoderLayer(8, 2, batch_first=True)
e = rows(torch.ones(3, 5, 8), torch.ones(3, 7, 8))  # S: e (3, 5, 8)
rows(words, memory)  # E: attention-batch
stack = nn.TransformerDecoder(layer, 2)
e = stack(words, memory, None, None, torch.zeros(3, 5), torch.zeros(3, 7))  # S: e (5, 3, 8)
stack(torch.ones(6, 3, 8), memory, nn.Transformer.generate_square_subsequent_mask(5))  # E: attention-mask-shape (5, 5)
f = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2), 2)(src=memory)  # S: f (7, 3, 8)

# ---- a whole Transformer
whole = nn.Transformer(8, 2, 1, 1, 16)
g = whole(src=memory, tgt=words, tgt_mask=whole.generate_square_subsequent_mask(5))  # S: g (5, 3, 8)
g = whole(memory, words, torch.zeros(7, 7), torch.zeros(5, 5), torch.zeros(5, 7), torch.zeros(3, 7), torch.zeros(3, 5), torch.zeros(3, 7))  # S: g (5, 3, 8)
whole(torch.ones(7, 4, 8), torch.ones(5, 3, 8))  # E: attention-batch (5, 3, 8) (7, 4, 8)
whole(memory, torch.ones(5, 3, 8), src_key_padding_mask=torch.zeros(7, 3))  # E: padding-mask-shape (7, 3)
whole(memory, torch.ones(9, 3, 8), tgt_mask=torch.zeros(7, 7))  # E: attention-mask-shape (7, 7)
whole(memory, torch.ones(5, 3, 6))  # E: attention-features (5, 3, 6)

"""Embeddings made of the rows of a matrix."""

import torch
from torch import nn

nothing = open("file").read()


class Words(nn.Module):
    def __init__(self, vectors):
        super().__init__()
        self.embedding = nn.Embedding.from_pretrained(vectors, freeze=False)
        self.linear = nn.Linear(50, 2)

    def forward(self, words):
        return self.linear(self.embedding(words).mean(1))  # E: linear-in-features (4, 60)


words = torch.zeros(4, 7, dtype=torch.long)
a = nn.Embedding.from_pretrained(torch.zeros(10, 3))(words)  # S: a (4, 7, 3)
a = nn.Embedding.from_pretrained(embeddings=torch.zeros(10, 3), padding_idx=0).weight + 0  # S: a (10, 3)
a = nn.EmbeddingBag.from_pretrained(torch.zeros(10, 3))(words)  # S: a (4, 3)
a = Words(torch.zeros(9, 50))(words)  # S: a (4, 2)
Words(torch.zeros(9, 60))(words)
nn.Embedding.from_pretrained(torch.zeros(10))  # E: embedding-weight (10,)
nn.Embedding.from_pretrained(torch.zeros(10, 3))(torch.zeros(4))  # E: index-type (4,)
b = nn.Embedding.from_pretrained(torch.load(nothing))(words)  # A: b (4, 7, ?)

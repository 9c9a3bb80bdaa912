"""Modules that a ModuleDict holds are attributes of it as well."""

import torch
import torch.nn as nn


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.parts = nn.ModuleDict(
            dict(
                table=nn.Embedding(100, 32),
                layers=nn.ModuleList([nn.Linear(32, 32) for _ in range(3)]),
                norm=nn.LayerNorm(16),
            )
        )
        self.head = nn.ModuleDict({"first": nn.Linear(32, 8)})

    def forward(self, tokens):
        x = self.parts.table(tokens)  # S: x (4, 7, 32)
        for layer in self.parts.layers:
            x = layer(x)
        self.parts.norm(x)  # E: layer-norm-shape
        self.parts.table.weight @ x  # E: matmul-inner-dimensions (100, 32) (4, 7, 32)
        return self.head.first(x)


model = Model()
model.parts.train()
scores = model(torch.zeros(4, 7, dtype=torch.long))  # S: scores (4, 7, 8)

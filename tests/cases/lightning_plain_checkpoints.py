"""Modules of Lightning that save no arguments: what is not given is the default."""

import lightning as L
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Plain(L.LightningModule):
    def __init__(self, features=8, classes=3):
        super().__init__()
        self.layer = nn.Linear(features, classes)

    def forward(self, x):
        return self.layer(x)  # E: linear-in-features (2, 9)

    def test_step(self, batch, batch_idx):
        x, y = batch
        return nn.functional.cross_entropy(self(x), y)


plain = Plain.load_from_checkpoint("plain.ckpt")
three = plain(torch.zeros(2, 8)) + 0  # S: three (2, 3)
plain(torch.zeros(2, 9))
wide = Plain.load_from_checkpoint("plain.ckpt", features=9)
also = wide(torch.zeros(2, 9)) + 0  # S: also (2, 3)
trainer = L.Trainer()
batches = DataLoader(TensorDataset(torch.zeros(6, 8), torch.zeros(6, dtype=torch.long)), batch_size=2)
trainer.test(plain, batches)

"""Modules of Lightning made of their checkpoints: arguments that are not given come from the file."""

import pytorch_lightning as pl
import torch
from torch import nn
from torch.utils.data import DataLoader, TensorDataset


class Saving(pl.LightningModule):
    def __init__(self, model, features=5, classes: int = 10):
        super().__init__()
        self.save_hyperparameters(ignore=["model"])
        self.model = model
        self.last = nn.Linear(features, classes)

    def forward(self, x):
        hidden = self.model(x)  # E: linear-in-features (3, 5)
        return self.last(hidden)  # E: linear-in-features (3, 7)

    def test_step(self, batch, batch_idx):
        x, y = batch
        return nn.functional.cross_entropy(self(x), y)


trainer = pl.Trainer(max_epochs=1)
path = trainer.checkpoint_callback.best_model_path

# what is given is given, the rest is in the file: no default, and nothing is missing
best = Saving.load_from_checkpoint(path, model=nn.Linear(4, 6))
logits = best(torch.zeros(3, 4)) + 0
best(torch.zeros(3, 5))
whole = Saving.load_from_checkpoint(path)
whole(torch.zeros(3, 5))
told = Saving.load_from_checkpoint(checkpoint_path=path, model=nn.Linear(4, 6), features=6, classes=2, map_location="cpu")
two = told(torch.zeros(3, 4)) + 0  # S: two (3, 2)
wrong = Saving.load_from_checkpoint(path, model=nn.Linear(4, 7), features=8)
wrong(torch.zeros(3, 4))

batches = DataLoader(TensorDataset(torch.zeros(6, 4), torch.zeros(6, dtype=torch.long)), batch_size=2)
trainer.test(told, dataloaders=batches)

"""Modules that a Trainer of Lightning trains: their steps are called with batches of the loaders."""
import lightning as L
import pytorch_lightning as pl
import torch
from torch import nn
from lightning.pytorch.callbacks import ModelCheckpoint
from torch.utils.data import DataLoader, TensorDataset


class Data(pl.LightningDataModule):
    def __init__(self, batch_size):
        super().__init__()
        self.batch_size = batch_size

    def setup(self, stage=None):
        self.train = TensorDataset(torch.zeros(64, 10), torch.zeros(64, dtype=torch.long))

    def train_dataloader(self):
        return DataLoader(self.train, batch_size=self.batch_size)


class Classifier(pl.LightningModule):
    def __init__(self, width):
        super().__init__()
        self.save_hyperparameters()
        self.layer = nn.Linear(10, width)
        self.out = nn.Linear(16, 3)

    def forward(self, x):
        return self.out(torch.relu(self.layer(x)))  # E: linear-in-features (8, 12)

    def training_step(self, batch, batch_idx):
        x, y = batch
        flat = x + 0  # S: flat (8, 10)
        loss = nn.functional.cross_entropy(self(x), y)
        self.log("loss", loss)
        return loss

    def configure_optimizers(self):
        return torch.optim.Adam(self.parameters(), lr=1e-3)


class Generator(pl.LightningModule):
    def __init__(self):
        super().__init__()
        self.layer = nn.Linear(10, 4)

    def train_dataloader(self):
        return DataLoader(TensorDataset(torch.zeros(60, 10)), batch_size=6)

    def training_step(self, batch, batch_idx, optimizer_idx):
        made = self.layer(batch[0])  # S: made (6, 4)
        return nn.functional.mse_loss(made, torch.zeros(6, 5))  # E: loss-target-shape

    def validation_step(self, batch):
        return self.layer(batch)  # E: linear-in-features (5, 11)


trainer = pl.Trainer(max_epochs=3)
trainer.fit(Classifier(16), datamodule=Data(8))
trainer.fit(Classifier(12), datamodule=Data(8))
trainer.fit(Generator(), val_dataloaders=DataLoader(torch.zeros(20, 11), batch_size=5))


class Newer(L.LightningModule):
    def __init__(self, size):
        super().__init__()
        self.save_hyperparameters()
        self.layer = nn.Linear(size, self.hparams.classes)

    def training_step(self, *args):
        batch, number = args
        return self.layer(batch).sum()  # E: linear-in-features (5, 11)

    def test_step(self, batch, batch_idx):
        part = batch[:, :10]  # S: part (5, 10)
        return self.layer(part)


L.seed_everything(1)
newer = L.Trainer(logger=L.pytorch.loggers.CSVLogger("logs"), callbacks=[ModelCheckpoint(monitor="loss")])
newer.fit(Newer(10), DataLoader(torch.zeros(20, 11), batch_size=5))
newer.test(Newer(10), DataLoader(torch.zeros(20, 11), batch_size=5))

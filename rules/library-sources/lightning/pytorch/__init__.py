"""Lightning by its newer name."""

from pytorch_lightning import LightningDataModule as LightningDataModule
from pytorch_lightning import LightningModule as LightningModule
from pytorch_lightning import Trainer as Trainer
from pytorch_lightning import seed_everything as seed_everything

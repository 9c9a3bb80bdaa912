"""Modules that Lightning trains: what a Trainer calls of them, without what they log and save.

pytorch-lightning 2.5 (trainer/trainer.py, loops/fit_loop.py); 1.x hands on optimizer_idx.
"""

import inspect

import torch
from pytorch_lightning_checkpoints import saves_arguments
from torch import nn


def seed_everything(seed=None, workers=False, verbose=True):
    return seed


class _Hooks:
    """What a module, or its data, may define for a Trainer to call."""

    def prepare_data(self):
        pass

    def setup(self, stage=None):
        pass

    def train_dataloader(self):
        return None

    def val_dataloader(self):
        return None

    def test_dataloader(self):
        return None

    def predict_dataloader(self):
        return None


class LightningDataModule(_Hooks):
    trainer = None

    def __init__(self):
        pass

    def save_hyperparameters(self, *args, **kwargs):
        self.hparams = torch.load("hyperparameters")


class LightningModule(nn.Module, _Hooks):
    trainer = None
    current_epoch = 0
    global_step = 0
    automatic_optimization = True

    def save_hyperparameters(self, *args, **kwargs):
        self.hparams = torch.load("hyperparameters")

    @classmethod
    def load_from_checkpoint(
        cls, checkpoint_path, map_location=None, hparams_file=None, strict=None, **kwargs
    ):
        """Make a module of the arguments in its file, which nobody knows, and of those given."""
        if saves_arguments(cls):
            return cls(**torch.load(checkpoint_path)["hyper_parameters"], **kwargs)
        return cls(**kwargs)

    @property
    def device(self):
        return torch.device("cpu")

    @property
    def logger(self):
        return torch.load("logger")

    def log(self, name, value, *args, **kwargs):
        pass

    def log_dict(self, dictionary, *args, **kwargs):
        pass

    def print(self, *args, **kwargs):
        pass

    def freeze(self):
        pass

    def unfreeze(self):
        pass

    def optimizers(self, use_pl_optimizer=True):
        return torch.load("optimizers")

    def lr_schedulers(self):
        return torch.load("schedulers")

    def manual_backward(self, loss, *args, **kwargs):
        loss.backward()

    def toggle_optimizer(self, optimizer, optimizer_idx=None):
        pass

    def untoggle_optimizer(self, optimizer=None):
        pass

    def on_fit_start(self):
        pass

    def on_train_start(self):
        pass

    def on_train_epoch_start(self):
        pass

    def on_train_epoch_end(self):
        pass

    def on_validation_epoch_start(self):
        pass

    def on_validation_epoch_end(self):
        pass

    def on_test_epoch_end(self):
        pass

    def configure_optimizers(self):
        return None

    def validation_step(self, batch, batch_idx):
        pass

    def test_step(self, batch, batch_idx):
        pass

    def predict_step(self, batch, batch_idx):
        return self(batch)


def _step(step, batch, number):
    """Call a step with what it asks for."""
    names = inspect.signature(step).parameters
    if "optimizer_idx" in names:
        return step(batch, number, 0)
    if len(names) == 1 and "args" not in names:
        return step(batch)
    return step(batch, number)


class Trainer:
    def __init__(self, *args, **kwargs):
        self.datamodule = None
        self.current_epoch = 0
        self.global_step = 0

    def _data(self, model, datamodule, stage):
        """Return who has the loaders: the module, or what it is trained with."""
        model.trainer = self
        self.datamodule = datamodule
        model.prepare_data()
        model.setup(stage)
        if datamodule is None:
            return model
        datamodule.prepare_data()
        datamodule.setup(stage)
        return datamodule

    def fit(
        self,
        model,
        train_dataloaders=None,
        val_dataloaders=None,
        datamodule=None,
        ckpt_path=None,
        train_dataloader=None,
    ):
        if isinstance(train_dataloaders, LightningDataModule):
            datamodule, train_dataloaders = train_dataloaders, None
        train, validation = train_dataloaders, val_dataloaders
        source = self._data(model, datamodule, "fit")
        if train is None:
            train = train_dataloader
        if train is None:
            train = source.train_dataloader()
        if validation is None:
            validation = source.val_dataloader()
        model.configure_optimizers()
        model.on_fit_start()
        model.on_train_start()
        model.on_train_epoch_start()
        for number, batch in enumerate(train):
            _step(model.training_step, batch, number)
        self._evaluate(model.validation_step, validation)
        model.on_validation_epoch_end()
        model.on_train_epoch_end()

    def _evaluate(self, step, loaders):
        if loaders is None:
            return
        if isinstance(loaders, (list, tuple)):
            loaders = loaders[0]
        for number, batch in enumerate(loaders):
            _step(step, batch, number)

    def validate(self, model=None, dataloaders=None, ckpt_path=None, verbose=True, datamodule=None):
        if model is not None:
            source = self._data(model, datamodule, "validate")
            if dataloaders is None:
                dataloaders = source.val_dataloader()
            self._evaluate(model.validation_step, dataloaders)
            model.on_validation_epoch_end()

    def test(self, model=None, dataloaders=None, ckpt_path=None, verbose=True, datamodule=None):
        if model is not None:
            source = self._data(model, datamodule, "test")
            if dataloaders is None:
                dataloaders = source.test_dataloader()
            self._evaluate(model.test_step, dataloaders)
            model.on_test_epoch_end()

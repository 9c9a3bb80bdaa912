"""Configurations of hydra (1.3) and OmegaConf (2.3): https://hydra.cc/docs/1.3/tutorials/structured_config/."""
from dataclasses import dataclass, field

import hydra
import torch
from hydra.core.config_store import ConfigStore
from omegaconf import MISSING, DictConfig, OmegaConf
from torch import nn


@dataclass
class Model:
    inputs: int = 32
    hidden: int = 64


@dataclass
class Config:
    data: str = MISSING
    classes: int = MISSING
    model: Model = field(default_factory=Model)
    batch: int = 8


store = ConfigStore.instance()
store.store(name="config", node=Config)


@hydra.main(version_base=None, config_name="config")
def main(options: Config) -> None:
    print(OmegaConf.to_yaml(options))
    x = torch.zeros(options.batch, options.model.inputs)  # S: x (8, 32)
    x = nn.Linear(options.model.inputs, options.model.hidden)(x)  # S: x (8, 64)
    fits = nn.Linear(options.model.hidden, options.classes)(x)  # S: fits (8, ?)
    nn.Linear(options.model.hidden + 1, 2)(x)  # E: linear-in-features


# what a file says is unknown
@hydra.main(config_path="nowhere", config_name="none")
def other(options: DictConfig) -> None:
    x = torch.zeros(options.rows, 3)  # S: x (?, 3)
    nn.Linear(3, options["model"].hidden)(x)
    nn.Linear(4, 2)(x)  # E: linear-in-features
    model = hydra.utils.instantiate(options.model)


main()
other()
options = OmegaConf.create({"batch": 8, "model": {"inputs": 6}, "sizes": [4, 5]})
x = torch.zeros(options.batch, options["model"].inputs, options.sizes[1])  # S: x (8, 6, 5)
x @ torch.zeros(6, 1)  # E: matmul-inner-dimensions (8, 6, 5) (6, 1)
options = OmegaConf.structured(Model)
x = torch.zeros(options.hidden, 1)  # S: x (64, 1)
options = OmegaConf.load("settings.yaml")
x = torch.zeros(options.hidden, 1)  # S: x (?, 1)

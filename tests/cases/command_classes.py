"""Classes, dictionaries and data classes whose parameters are the words of a command line: fire (0.7), tyro (0.9), jsonargparse (4.41),
simple_parsing (0.1.7), transformers (4.57), typer (0.20)."""
import sys
from dataclasses import dataclass, field
from typing import Optional

import fire
import simple_parsing
import torch
import transformers
import tyro
import typer
from jsonargparse import CLI
from torch import nn
from transformers import HfArgumentParser


class Trainer:
    def __init__(self, hidden=64, name="run"):
        self.hidden = hidden

    def train(self, classes=10):
        x = nn.Linear(32, self.hidden)(torch.zeros(8, 32))  # S: x (8, 64)
        nn.Linear(self.hidden, classes)(x)
        nn.Linear(classes, self.hidden)(x)  # W: linear-in-features

    def test(self, path, classes=5):
        x = torch.zeros(4, self.hidden)  # S: x (4, 64)
        return nn.Linear(self.hidden, classes)(x)


def prepare(size=3):
    return torch.zeros(2, size) @ torch.zeros(4, 2)  # W: matmul-inner-dimensions


def clean(size=4):
    return torch.zeros(2, size) @ torch.zeros(4, 2)


fire.Fire(Trainer)
fire.Fire({"prepare": prepare, "clean": clean})


@dataclass
class Optimizer:
    steps: int = 5


@dataclass
class Arguments:
    data: str
    hidden: int = 24
    optimizer: Optimizer = field(default_factory=Optimizer)


arguments = tyro.cli(Arguments)
x = torch.zeros(arguments.hidden, arguments.optimizer.steps)  # S: x (24, 5)
x @ torch.zeros(6, 1)  # E: matmul-inner-dimensions (24, 5) (6, 1)
x = torch.zeros(len(arguments.data), 1)  # S: x (?, 1)
default = tyro.cli(Arguments, default=Arguments("x", 25))
x = torch.zeros(default.hidden, 1)  # S: x (25, 1)


def run(seed: int, width: int = 7):
    x = torch.zeros(seed, width)  # S: x (?, 7)
    return x @ torch.zeros(8, 1)  # E: matmul-inner-dimensions


tyro.cli(run)


def fit(rows: int = 6):
    x = torch.zeros(rows, 2)  # S: x (6, 2)


CLI(fit)


def main(data: str, rows: int = typer.Option(6, "--rows", help="rows"), columns: int = typer.Argument(3), needed: int = typer.Option(...)):
    x = torch.zeros(rows, columns)  # S: x (6, 3)
    x @ torch.zeros(needed, columns)
    x @ torch.zeros(rows, columns)  # E: matmul-inner-dimensions (6, 3) (6, 3)


typer.run(main)

parser = simple_parsing.ArgumentParser()
parser.add_argument("--seed", type=int, default=9)
parser.add_arguments(Optimizer, dest="optimizer")
options = parser.parse_args()
x = torch.zeros(options.seed, options.optimizer.steps)  # S: x (9, 5)
options = simple_parsing.parse(Optimizer)
x = torch.zeros(options.steps, 1)  # S: x (5, 1)


@dataclass
class ModelArguments:
    name: Optional[str] = field(default=None, metadata={"help": "name"})
    hidden: int = field(default=20, metadata={"help": "columns"})
    rows: int = field(default=2)


@dataclass
class DataArguments:
    path: str = field(metadata={"help": "where"})
    batch: int = 8


parser = HfArgumentParser((ModelArguments, DataArguments))
if len(sys.argv) == 2 and sys.argv[1].endswith(".json"):
    model, data = parser.parse_json_file(json_file=sys.argv[1])
else:
    model, data = parser.parse_args_into_dataclasses()
x = torch.zeros(data.batch, model.hidden)  # S: x (8, 20)
nn.Linear(21, 2)(x)  # E: linear-in-features
nn.Linear(20, 2)(x)
x = torch.zeros(3 if model.name is None else 4)  # S: x (3,)
model, rest = transformers.HfArgumentParser(ModelArguments).parse_args_into_dataclasses(return_remaining_strings=True)
x = torch.zeros(model.rows, 1)  # S: x (2, 1)
# what a written file or dictionary says is not known
(model,) = HfArgumentParser(ModelArguments).parse_dict({"hidden": 21})
nn.Linear(21, 2)(torch.zeros(2, model.hidden))
(model,) = HfArgumentParser(ModelArguments).parse_json_file("model.json")
nn.Linear(21, 2)(torch.zeros(2, model.hidden))

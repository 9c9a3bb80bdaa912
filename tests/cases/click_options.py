"""click: parameters are options, as decorators say (8.3). https://click.palletsprojects.com/en/stable/options/"""
import click
import torch
from torch import nn


@click.command()
@click.argument("path", type=click.Path(exists=True))
@click.option("--hidden", default=64, help="columns")
@click.option("-b", "--batch-size", type=int, default=8, show_default=True)
@click.option("--rows", "-r", "number", default="3", type=int)
@click.option("--kind", type=click.Choice(["small", "big"]), default="small")
@click.option("--shuffle/--no-shuffle", default=False)
@click.option("--deep", is_flag=True)
@click.option("--steps", type=int)
@click.option("--needed", type=int, required=True)
@click.option("--layer", "layers", multiple=True, type=int)
def main(path, hidden, batch_size, number, kind, shuffle, deep, steps, needed, layers):
    x = torch.zeros(batch_size, hidden, number)  # S: x (8, 64, 3)
    x = torch.zeros(3 if shuffle else 4, 5 if deep else 6)  # S: x (4, 6)
    x = torch.zeros(3 if steps is None else 4, len(layers) + 1)  # S: x (3, 1)
    x = torch.zeros(3 if kind == "small" else 4, 1)  # S: x (3, 1)
    x = torch.zeros(needed, 2)  # S: x (--needed, 2)
    x = nn.Linear(hidden, 2)(torch.zeros(batch_size, 64))  # S: x (8, 2)
    nn.Linear(hidden + 1, 2)(torch.zeros(batch_size, 64))  # E: linear-in-features


@click.group()
def tools():
    pass


@tools.command()
@click.option("--width", default=5)
@click.pass_context
def prepare(context, width):
    x = torch.zeros(2, width)  # S: x (2, 5)
    x @ torch.zeros(6, 2)  # E: matmul-inner-dimensions (2, 5) (6, 2)


if __name__ == "__main__":
    main()
    tools()

"""Options without a default by which a program chooses what to do: left out, it would do nothing."""

import argparse

import torch
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--mode", type=str)
parser.add_argument("--verbose", action="store_true")
parser.add_argument("--width", type=int, default=4)
options = parser.parse_args()


def train(width):
    nn.Linear(width, 3)(torch.zeros(8, 4))
    nn.Linear(3, width)(torch.zeros(8, 4))  # E: linear-in-features


if __name__ == "__main__":
    if options.mode == "train":
        train(options.width)
    elif options.mode in ("test", "export"):
        torch.zeros(3) + torch.zeros(options.width)  # E: broadcast-dimensions (3,) (4,)

"""Switches by which a program chooses what to do: with none of them it would do nothing."""

import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--train", action="store_true")
parser.add_argument("--test", action="store_true", default=False)
parser.add_argument("--width", type=int, default=4)
options = parser.parse_args()
if options.train:
    torch.zeros(4) + torch.zeros(options.width)
    torch.zeros(3) + torch.zeros(options.width)  # E: broadcast-dimensions (3,) (4,)
if options.test:
    torch.zeros(3) + torch.zeros(options.width)  # E: broadcast-dimensions (3,) (4,)

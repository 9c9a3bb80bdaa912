"""Subcommands of a script: with none on the command line any of them may run."""
import argparse
import sys

import torch

parser = argparse.ArgumentParser()
commands = parser.add_subparsers(title="what to do", dest="command")
train = commands.add_parser("train", help="trains")
train.add_argument("--size", type=int, default=3)
test = commands.add_parser("test")
test.add_argument("--width", type=int, default=4)
options = parser.parse_args()
if options.command is None:
    sys.exit(1)
if options.command == "train":
    a = torch.zeros(options.size)  # S: a (3,)
else:
    a = torch.zeros(options.width)  # S: a (4,)

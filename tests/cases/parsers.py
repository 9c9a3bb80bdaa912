"""Parsers of options that take over others', have commands, or defaults of their own."""
import argparse

import torch


# https://docs.python.org/3/library/argparse.html#parents (3.13)
def shared():
    parser = argparse.ArgumentParser("shared", add_help=False)
    parser.add_argument("--rows", default=3, type=int)
    parser.add_argument("--hidden-size", default=5, type=int)
    return parser


parser = argparse.ArgumentParser("program", parents=[shared()])
parser.add_argument("--columns", default=4, type=int)
parser.set_defaults(depth=2)
options = parser.parse_args()
a = torch.zeros(options.rows, options.columns, options.hidden_size, options.depth)  # S: a (3, 4, 5, 2)
b = torch.zeros(2, options.rows) @ torch.zeros(options.columns, 2)  # E: matmul-inner-dimensions


# https://docs.python.org/3/library/argparse.html#sub-commands (3.13)
def train(options):
    return torch.zeros(2, options.width) @ torch.zeros(7, 2)  # W: matmul-inner-dimensions


def test(options):
    return torch.zeros(2, options.size) @ torch.zeros(8, 2)


commands = argparse.ArgumentParser()
commands.add_argument("--seed", type=int, default=1)
several = commands.add_subparsers(dest="command")
training = several.add_parser("train", parents=[shared()])
training.add_argument("--width", type=int, default=6)
training.set_defaults(run=train)
testing = several.add_parser("test")
testing.add_argument("--size", type=int, default=8)
testing.set_defaults(run=test)
options = commands.parse_args()
options.run(options)
a = torch.zeros(options.seed, options.rows, 4 if options.command == "train" else 4)  # S: a (1, 3, 4)

# what somebody else has added
import somewhere

several = argparse.ArgumentParser()
somewhere.add_options(several)
options = several.parse_args()
a = torch.zeros(options.amount, 3)  # S: a (?, 3)

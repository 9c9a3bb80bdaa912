"""What a program asserts of its options: a default that is to be replaced is no error, one that does not go with another is."""

import argparse

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--words", type=int, default=0)
parser.add_argument("--width", type=int, default=100)
parser.add_argument("--heads", type=int, default=8)
args = parser.parse_args()


def table(words, width=7):
    assert words > 0, "say how many words there are"
    return torch.zeros(words, width)


def heads(width, count):
    assert width % count == 0  # E: assertion-fails
    return torch.zeros(count, width // count)


def narrow(size):
    if size <= 0:
        raise ValueError(size)
    return torch.zeros(size)


def split(size):
    half = size - 9
    assert half > 0  # E: assertion-fails
    return torch.zeros(half)


if torch.rand(1).item() > 2:
    heads(args.width, args.heads)  # G: call
if torch.rand(1).item() > 2:
    table(words=args.words)  # G: call
if torch.rand(1).item() > 2:
    narrow(args.words)  # G: call
if torch.rand(1).item() > 2:
    split(args.heads)  # G: call
a = torch.zeros(args.width, 2) + 1  # S: a (100, 2)

"""Options without a default that a program cannot do without, though it does not say `required`."""
import argparse
import sys

import torch

parser = argparse.ArgumentParser()
parser.add_argument("--data")
parser.add_argument("--rows", type=int)
parser.add_argument("--name")
parser.add_argument("--kind")
parser.add_argument("--other")
parser.add_argument("--width", type=int, default=4)
options = parser.parse_args()

# without them nothing would be run, and so they are taken as given, one after the other
if not options.data:
    print("no data")
    raise ValueError("data")
assert options.rows is not None, "rows"
if options.name is None and options.kind is None:
    sys.exit(1)
if options.kind == None:
    parser.print_help()
    exit()

# others are left out as before
a = torch.zeros(3 if options.other is None else 5)  # S: a (3,)
b = torch.zeros(options.rows, 3) @ torch.zeros(3, options.width)
b = torch.zeros(2, 3) @ torch.zeros(options.width, 3)  # E: matmul-inner-dimensions

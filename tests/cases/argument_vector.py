"""How many words a program is started with is one number: two conditions on it are one."""
import sys

import torch

some = torch.zeros(3, 4) if len(sys.argv) > 2 else torch.zeros(5, 6)
other = torch.zeros(7, 4) if len(sys.argv) > 2 else torch.zeros(2, 6)
some @ other.t()
some @ torch.zeros(6, 2)  # W: matmul-inner-dimensions
if len(sys.argv) < 1:
    some + torch.zeros(9, 9)

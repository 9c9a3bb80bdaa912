"""Sizes with an input in them: what is added and taken away again, what divides itself out."""
import argparse

import torch
import torch.nn.functional as F
from torch import nn

parser = argparse.ArgumentParser()
parser.add_argument("--length", type=int, required=True)
n = parser.parse_args().length

# pooling over all there is leaves one place
text = torch.zeros(2, 5, n)
a = F.max_pool1d(text, text.shape[2]).squeeze(2)  # S: a (2, 5)
a = F.max_pool1d(text, text.shape[2] - 1).squeeze(2)  # W: parameter-too-small
a = torch.zeros(n - 1 + 1 - n + 4, (n + 3) - (n - 2), 3)  # S: a (4, 5, 3)
a = torch.zeros(3 + n - n, n + 5 - (5 + n) + 2)  # S: a (3, 2)
a = torch.zeros(2 * n - 2 * n + 1, (n - 1) // 2 - (n - 1) // 2 + 3)  # S: a (1, 3)
a = torch.zeros(n + 1000000000 + 1000000000 - n, 2)[0]  # S: a (2,)
a = torch.zeros(n - -2147483647 + -2147483647 - n + 2, 2)[0]  # S: a (2,)
a = torch.zeros(n - -2147483648 + -2147483648 - n + 2, 2)[0]  # S: a (2,)

# how large a power is nobody knows: no float, though
a = nn.Linear(4, 2 ** n)(torch.zeros(3, 4))[:, 0]  # S: a (3,)
a = nn.Linear(4, pow(2, n))(torch.zeros(3, 4))[:, 0]  # S: a (3,)
a = nn.Linear(4, 2 ** True)(torch.zeros(3, 4))  # A: a (3, ?)
a = nn.Linear(4, 2 ** -1)  # E: float-size

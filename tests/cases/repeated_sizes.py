"""One size for each dimension: torch.nn.modules.utils."""
import torch
from torch.nn.modules.utils import _pair, _triple

unknown = open("file").read()

a = torch.zeros(_pair(3))  # S: a (3, 3)
a = torch.zeros(_pair((3, 4)))  # S: a (3, 4)
a = torch.zeros([*_pair([3, 4]), 5])  # S: a (3, 4, 5)
a = torch.zeros(_triple(2))  # S: a (2, 2, 2)
a = torch.zeros(2, _pair(unknown)[0])  # S: a (2, ?)
rows, columns = _pair(2 * 3)
a = torch.zeros(rows, columns) @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (6, 6) (4, 5)

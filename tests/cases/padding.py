import torch
import torch.nn.functional as F

a = F.pad(torch.zeros(2, 3, 4, 4), (1, 2))  # S: a (2, 3, 4, 7)
b = F.pad(torch.zeros(2, 3, 4, 4), (0, 0, 1, 1, 2, 2), "constant", 0)  # S: b (2, 7, 6, 4)
c = F.pad(torch.zeros(3), (1, 1, 1, 1))  # E: pad-rank (3,)
d = F.pad(torch.zeros(2, 3), [1, 1]) @ torch.zeros(3, 1)  # E: matmul-inner-dimensions (2, 5) (3, 1)

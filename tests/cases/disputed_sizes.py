"""What is made of tensors that should agree in a size is a guess where it has that size: what fails on it follows."""
import torch
from torch import nn

joined = torch.cat([torch.zeros(4, 3), torch.zeros(5, 5)], dim=1)  # E: cat-dimensions (4, 3) (5, 5)
joined + torch.zeros(5, 8)
product = torch.bmm(torch.zeros(4, 2, 3), torch.zeros(6, 3, 2))  # E: matmul-batches
torch.cat([product, torch.zeros(6, 2, 2)], dim=2)
# what a layer gives has no such size: the next failure is a mistake of its own
hidden = nn.Linear(7, 12)(torch.zeros(4, 9))  # E: linear-in-features (4, 9)
nn.Linear(11, 2)(hidden)  # E: linear-in-features (4, 12)

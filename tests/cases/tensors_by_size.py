"""Classes of tensors that are given their size by its name; what every module has beside star imports."""

import os
import torch
from torch.nn.functional import *

folder = os.path.dirname(__file__)
shape = (2, 3)
a = torch.Tensor(size=shape)  # S: a (2, 3)
a = torch.Tensor(size=shape, device="cpu").normal_(std=0.01)  # S: a (2, 3)
a = torch.FloatTensor(size=torch.zeros(4, 5).shape)  # S: a (4, 5)
a @ torch.zeros(4, 5)  # E: matmul-inner-dimensions (4, 5) (4, 5)
b = torch.Tensor(shape)  # S: b (2,)
b = torch.Tensor(2, 3)  # S: b (2, 3)
b = torch.Tensor()  # S: b (0,)
b = a.new(size=(2, 7))  # S: b (2, 7)
torch.Tensor(size=[2, 3])[0, 0]
c = softmax(a, dim=1)  # S: c (4, 5)

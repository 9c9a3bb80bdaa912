"""Programs from before PyTorch 0.4 wrap their tensors in variables, which are tensors."""

import numpy as np
import torch
from torch.autograd import Variable

cuda = torch.cuda.is_available()
Tensor = torch.cuda.FloatTensor if cuda else torch.FloatTensor
noise = Variable(Tensor(np.random.normal(0, 1, (64, 100))))  # S: noise (64, 100)
valid = Variable(Tensor(noise.size(0), 1).fill_(1.0), requires_grad=False)  # S: valid (64, 1)
labels = Variable(torch.LongTensor(np.random.randint(0, 10, 64)))  # S: labels (64,)
torch.nn.functional.cross_entropy(noise, labels)
torch.nn.functional.binary_cross_entropy(torch.sigmoid(noise), valid)  # E: loss-target-shape
noise @ valid  # E: matmul-inner-dimensions (64, 100) (64, 1)

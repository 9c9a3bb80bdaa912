# type(x) of tensors, numbers, texts and containers, and what it is compared with
import numpy as np
import torch
from torch import nn


def is_tensor(x):
    if type(x) == torch.Tensor:
        return torch.zeros(2, 3)
    return torch.zeros(4, 5)


is_tensor(torch.zeros(3)) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (2, 3)
is_tensor(None) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (4, 5)
is_tensor(np.zeros(3)) @ torch.zeros(5, 7)


def is_array(x):
    return torch.zeros(2, 3) if type(x) is np.ndarray else torch.zeros(4, 5)


is_array(np.zeros(3)) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (2, 3)
is_array([1]) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (4, 5)
first = is_array(np.zeros(3).sum())  # A: first (4, 5)


def is_sequence(x):
    return torch.zeros(2, 3) if type(x) in (list, tuple) else torch.zeros(4, 5)


is_sequence([3]) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (2, 3)
is_sequence((3, 4)) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (2, 3)
is_sequence({3: 4}) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (4, 5)


def convolution(kernel):
    if type(kernel) == int:
        kernel = (kernel, 1)
    return nn.Conv2d(3, 4, kernel)


one = convolution(3)(torch.zeros(1, 3, 8, 8))  # S: one (1, 4, 6, 8)
two = convolution([3, 3])(torch.zeros(1, 3, 8, 8))  # S: two (1, 4, 6, 6)


class Base:
    pass


class Derived(Base):
    pass


def is_base(x):
    return torch.zeros(2, 3) if type(x) == Base else torch.zeros(4, 5)


is_base(Base()) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (2, 3)
is_base(Derived()) @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (4, 5)
is_base("text") @ torch.zeros(7, 7)  # E: matmul-inner-dimensions (4, 5)

given = [part for part in [None, torch.zeros(2, 3)] if type(part) == torch.Tensor]
joined = torch.cat(given, 1)  # S: joined (2, 3)

# a parameter is a tensor of another type: that is not followed
layer = nn.Linear(3, 4)
if type(layer.weight) == nn.Parameter:
    torch.zeros(3, 3) @ torch.zeros(4, 4)

"""isinstance and issubclass: classes of the program, of libraries, abstract ones, builtin kinds."""

from types import FunctionType
import collections.abc
import torch
from torch import nn


class Bare:
    pass


class Net(nn.Module):
    def forward(self, x):
        return x


class Deep(Net):
    pass


def helper():
    return 3


net = Deep()
a = torch.zeros(3 if isinstance(net, FunctionType) else 4, 3 if isinstance(helper, FunctionType) else 4)  # S: a (4, 3)
a = torch.zeros(3 if isinstance(net, nn.Module) else 4, 3 if isinstance(net, nn.Linear) else 4)  # S: a (3, 4)
a = torch.zeros(3 if isinstance([1], collections.abc.Sequence) else 4, 3 if isinstance({}, collections.abc.Sequence) else 4)  # S: a (3, 4)
a = torch.zeros(3 if isinstance(nn.Sequential(), (nn.Conv2d, nn.Module)) else 4, 3 if isinstance(Bare, type) else 4)  # S: a (3, 3)
a = torch.zeros(3 if issubclass(Deep, Net) else 4, 3 if issubclass(Deep, nn.Module) else 4, 3 if issubclass(Bare, (Net, nn.Module)) else 4)  # S: a (3, 3, 4)
a = torch.zeros(3 if isinstance(True, int) else 4, 3 if isinstance(3, object) else 4, 3 if isinstance(torch.zeros(1), Bare) else 4)  # S: a (3, 3, 4)
a = torch.zeros(3 if isinstance(torch.zeros(1), torch.Tensor) else 4, 3 if isinstance(a, Net) else 3)  # S: a (3, 3)

"""Modules that a Sequential has from a dictionary are replaced by their names, and keep their places."""

from collections import OrderedDict

import torch
from torch import nn


def layers():
    return OrderedDict([("fc1", nn.Linear(10, 20)), ("relu", nn.ReLU()), ("fc2", nn.Linear(20, 3))])


whole = nn.Sequential(layers())
kept = whole(torch.zeros(4, 10)) + 0  # S: kept (4, 3)

net = nn.Sequential(layers())
net.fc2 = nn.Linear(20, 5)
out = net(torch.zeros(4, 10)) + 0  # S: out (4, 5)
head = net.fc2(torch.zeros(2, 20)) + 0  # S: head (2, 5)
first = net.fc1(torch.zeros(2, 10)) + 0  # S: first (2, 20)

broken = nn.Sequential(OrderedDict([("fc1", nn.Linear(10, 30)), ("fc2", nn.Linear(30, 3))]))
broken.fc1 = nn.Linear(10, 31)
broken(torch.zeros(4, 10))  # E: linear-in-features

set_by_name = nn.Sequential(OrderedDict([("fc1", nn.Linear(10, 40)), ("fc2", nn.Linear(40, 3))]))
setattr(set_by_name, "fc2", nn.Linear(41, 3))
set_by_name(torch.zeros(4, 10))  # E: linear-in-features

# one with another name is put behind them; that is not followed
longer = nn.Sequential(OrderedDict([("fc1", nn.Linear(10, 50)), ("fc2", nn.Linear(50, 3))]))
longer.fc3 = nn.Linear(3, 4)
nn.Linear(4, 2)(longer(torch.zeros(4, 10)))


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.classifier = nn.Sequential(OrderedDict([("a", nn.Linear(10, 60)), ("b", nn.Linear(60, 3))]))

    def forward(self, x):
        return self.classifier(x)  # E: linear-in-features


fine = Model()
fine.classifier.b = nn.Linear(fine.classifier.b.in_features, 7)
replaced = fine(torch.zeros(4, 10)) + 0  # S: replaced (4, 7)

wrong = Model()
wrong.classifier.b = nn.Linear(61, 5)
wrong(torch.zeros(4, 10))


class Own(nn.Sequential):
    def __init__(self):
        super().__init__(OrderedDict([("a", nn.Linear(10, 70)), ("b", nn.Linear(70, 3))]))


# nor what is put into an object of a class of the program
same = Own()(torch.zeros(4, 10)) + 0  # S: same (4, 3)
own = Own()
own.b = nn.Linear(70, 9)
nn.Linear(9, 2)(own(torch.zeros(4, 10)))
first_of_own = own.a(torch.zeros(4, 10)) + 0
untouched = Own().a(torch.zeros(4, 10)) + 0  # S: untouched (4, 70)


class Plain(nn.Sequential):
    pass


plain = Plain(OrderedDict([("a", nn.Linear(10, 80)), ("b", nn.Linear(80, 3))]))
plain.a(torch.zeros(4, 11))  # E: linear-in-features
plain.b = nn.Linear(80, 6)
nn.Linear(6, 2)(plain.b(torch.zeros(4, 80)))

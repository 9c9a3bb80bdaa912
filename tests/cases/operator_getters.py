"""operator.itemgetter and attrgetter: functions that read items and attributes."""
import operator
from operator import attrgetter, itemgetter

import torch
from torch import nn

tensors = {"first": torch.zeros(3, 4), "second": torch.zeros(4, 5)}
first, second = itemgetter("first", "second")(tensors)
a = first @ second  # S: a (3, 5)
b = operator.itemgetter("first")(tensors) @ second  # S: b (3, 5)
second @ itemgetter("first")(tensors)  # E: matmul-inner-dimensions (4, 5) (3, 4)
layer = nn.Linear(4, 5)
c = attrgetter("weight")(layer) @ second  # S: c (5, 5)
weight, bias = operator.attrgetter("weight", "bias")(layer)
d = weight.t() + bias  # S: d (4, 5)
weight + bias  # E: broadcast-dimensions (5, 4) (5,)


class Outer(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = nn.Linear(6, 2)


e = attrgetter("inner.weight")(Outer()) + torch.zeros(2, 6)  # S: e (2, 6)
best = max([("x", 3), ("y", 1)], key=itemgetter(1))
f = torch.zeros(operator.add(best[1], 1), 4)[0]  # S: f (4,)

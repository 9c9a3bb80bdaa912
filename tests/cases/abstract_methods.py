"""Abstract methods: those of a class that is not seen give what is not known; `super()` runs them."""

from abc import ABC, abstractmethod

import torch
from torch import nn


class Scored(nn.Module, ABC):
    """Nothing derives from it here."""

    def __init__(self, size):
        super().__init__()
        self.layer = nn.Linear(size, 8)

    @property
    @abstractmethod
    def classes(self):
        raise NotImplementedError

    @abstractmethod
    def scores(self, x):
        raise NotImplementedError("scores")

    @abstractmethod
    def sizes(self, x):
        pass

    def forward(self, x):
        count, width = self.sizes(x)
        scores = self.scores(self.layer(x)).view(count, width)
        fixed = torch.ones(3, 4)
        fixed.view(2, 6)
        fixed.view(self.classes, 5)  # E: reshape-element-count
        return scores


class Head(ABC):
    def __init__(self, width):
        self.weight = torch.ones(4, width)

    @abstractmethod
    def scores(self, x):
        return x @ self.weight  # E: matmul-inner-dimensions (2, 5) (4, 6)

    def both(self, x):
        return torch.cat([x, self.scores(x)], dim=1)


class Doubled(Head):
    def scores(self, x):
        return super().scores(x) * 2


both = Doubled(6).both(torch.ones(2, 4))  # S: both (2, 10)
Doubled(6).both(torch.ones(2, 5))


class Net(nn.Module):
    @abstractmethod
    def forward(self, x):
        raise NotImplementedError


class Known(Net):
    def forward(self, x):
        return x.view(3, 2)  # E: reshape-element-count (7,)


known = Known()(torch.ones(6))  # S: known (3, 2)
Known()(torch.ones(7))

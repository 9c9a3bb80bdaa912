# Lists put together of what the same line has put together before, as searches do that make longer candidates of shorter ones.
import random

import torch
from torch import nn


class Search:
    def frequent(self, candidates):
        found = []
        for candidate in candidates:
            if random.random() > 0.5:
                found.append(candidate)
        return found

    def longer(self, candidates):
        found = []
        for candidate in candidates:
            if random.random() > 0.5:
                found.append([3])
            else:
                found.append(candidate + [4])
        return found

    def find(self, first):
        self.levels = [self.frequent(first)]
        while True:
            more = self.frequent(self.longer(self.levels[-1]))
            if not more:
                break
            self.levels.append(more)
        return self.levels


search = Search()
levels = search.find([[1], [2]])
layer = nn.Linear(4, 2)
a = layer(torch.zeros(len(levels), 4)) + 0  # S: a (?, 2)
layer(torch.zeros(len(levels), 3))  # E: linear-in-features

sizes = (4,)
while random.random() > 0.1:
    sizes = sizes + (3,)
b = torch.zeros(sizes) + 0  # A: b (4, 3)
c = torch.zeros((2,) + (4,)) + 0  # S: c (2, 4)
nn.Linear(5, 2)(torch.zeros([2] + [3]))  # E: linear-in-features

"""Generators that hand on what others give: `yield from` a loader, once, again and again, with its numbers."""

import torch
from torch.utils.data import DataLoader


def once(loader):
    yield from loader


def again(loader):
    while True:
        yield from loader


class Endless:
    def __init__(self, loader):
        self.loader = loader

    def __iter__(self):
        while True:
            yield from self.loader

    def numbered(self):
        yield from enumerate(self.loader)


def parts(one, other):
    answer = yield from one
    yield from zip(other, other)
    assert answer is None


loader = DataLoader(torch.zeros(20, 6), batch_size=8)
for batch in once(loader):
    torch.zeros(6) + batch.sum(1)  # E: broadcast-dimensions (6,) (4,)
for step, batch in zip(range(5), again(loader)):
    batch.view(-1, 2, 6)
    totals = batch.sum(0)  # S: totals (6,)
stream = iter(Endless(loader))
for step in range(5):
    batch = next(stream)
    torch.zeros(3, 6) + batch  # E: broadcast-dimensions (3, 6) (4, 6)
for step, batch in Endless(loader).numbered():
    batch @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (4, 6) (5, 2)

first, second, (third, fourth) = parts([torch.zeros(2), torch.zeros(3)], [torch.zeros(4)])
together = torch.cat([first, second, third, fourth])  # S: together (13,)

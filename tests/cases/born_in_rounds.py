# Objects that rounds of an unknown number make: what they were given when they were made is there.
import sys

import torch


class Meter:
    def __init__(self, width=4):
        self.total = 0
        self.last = torch.zeros(width)
        self.rows = torch.zeros(0, width)

    def update(self, row):
        self.total += 1
        self.last = row
        self.rows = torch.cat([self.rows, row[None]])


meters = [Meter() for _ in sys.argv]
a = meters[0].last  # S: a (4,)
meters[0].last + torch.zeros(4)
meters[0].last + torch.zeros(5)  # E: broadcast-dimensions (4,) (5,)
for meter in meters:
    for step in range(int(sys.argv[1])):
        meter.update(torch.zeros(4))
    b = meter.last  # S: b (4,)
    torch.zeros(meter.total, 3)
    c = meter.rows @ torch.zeros(4, 2)
    meter.last @ torch.zeros(5, 2)  # E: matmul-inner-dimensions (4,) (5, 2)


def made(width):
    return Meter(width)


pairs = [(made(6), made(7)) for _ in sys.argv]
d = pairs[0][0].last  # S: d (6,)
e = pairs[0][1].last  # S: e (7,)
d + e  # E: broadcast-dimensions (6,) (7,)

grids = [[Meter(9) for _ in range(int(sys.argv[1]))] for _ in sys.argv]
f = grids[0][0].last  # S: f (9,)
grids[0][0].last @ torch.zeros(8, 2)  # E: matmul-inner-dimensions (9,) (8, 2)

named = {name: Meter(3) for name in sys.argv}
for name, meter in named.items():
    meter.update(torch.zeros(3))
g = named["a"].last  # S: g (3,)

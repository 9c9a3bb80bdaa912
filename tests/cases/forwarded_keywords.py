"""Arguments by keyword that pass through an object of a library to what it calls: a wrapped model, a derivative, a future."""

from concurrent.futures import ThreadPoolExecutor

import torch
import torch.nn as nn
from torch.func import grad
from torch.utils.checkpoint import checkpoint


class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.first = nn.Linear(8, 4)

    def forward(self, x, scale=None):
        y = self.first(x)
        if scale is not None:
            y = y * scale  # E: broadcast-dimensions
        return y


net = nn.DataParallel(Net())
out = net(x=torch.zeros(2, 8), scale=torch.ones(4))  # S: out (2, 4)
net(x=torch.zeros(2, 8), scale=torch.ones(3))


def loss(w, x, y):
    return ((x @ w - y) ** 2).mean()


def steep(w, x, y):
    return ((x @ w - y) ** 2).mean()  # E: matmul-inner-dimensions


slope = grad(loss)(torch.zeros(3, 1), x=torch.zeros(5, 3), y=torch.zeros(5, 1))  # S: slope (3, 1)
grad(steep)(torch.zeros(3, 1), x=torch.zeros(5, 4), y=torch.zeros(5, 1))


def columns(w, x, y):
    return ((x @ w - y) ** 2).mean(dim=0)


def rows(w, x, y):
    return ((x @ w - y) ** 2).mean(dim=1)  # E: matmul-inner-dimensions


pool = ThreadPoolExecutor()
waiting = pool.submit(columns, torch.zeros(3, 1), y=torch.zeros(5, 1), x=torch.zeros(5, 3))
column = waiting.result()  # S: column (1,)
pool.submit(rows, torch.zeros(3, 1), y=torch.zeros(5, 1), x=torch.zeros(5, 2))


def product(a, b):
    return a @ b


inner = checkpoint(product, torch.zeros(2, 3), b=torch.zeros(3, 4), use_reentrant=False)  # S: inner (2, 4)


class Table(nn.Linear):
    pass


table = Table(3, 4)
read = table(input=torch.zeros(2, 3))  # S: read (2, 4)
table(input=torch.zeros(2, 5))  # E: linear-in-features


# what goes together, by a condition that is not followed, goes together on the way
large = len(open("anything").read()) > 3
left = torch.zeros(2, 3) if large else torch.zeros(2, 4)
right = torch.zeros(3, 5) if large else torch.zeros(4, 5)
checkpoint(product, left, right, use_reentrant=False)
checkpoint(product, left, b=right, use_reentrant=False)
pool.submit(product, left, b=right)


def uneven(a, b):
    return a @ b  # W: matmul-inner-dimensions


checkpoint(uneven, left, b=torch.zeros(3, 5) if large else torch.zeros(6, 5), use_reentrant=False)

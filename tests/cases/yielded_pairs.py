"""What a generator yields together is of one of its rounds: rows and their labels are as many."""
import numpy as np


def batches(x, y, size):
    order = np.random.permutation(len(x))
    for start in range(0, len(x), size):
        pick = order[start:start + size]
        yield x[pick], y[pick]


class Batches:
    def __init__(self, x, y, size):
        self.x, self.y, self.size = x, y, size

    def __iter__(self):
        order = np.random.permutation(len(self.x))
        for start in range(0, len(order), self.size):
            pick = order[start:start + self.size]
            yield self.x[pick], self.y[pick]


x = np.random.randn(130, 6)
y = np.random.randint(0, 4, size=130)
weights, bias = np.zeros((6, 4)), np.zeros(4)
for rows, labels in batches(x, y, 25):
    scores = rows @ weights + bias
    scores[np.arange(len(rows)), labels] -= 1
    a = rows.T @ scores  # S: a (6, 4)
    weights -= 0.1 * a
    bias -= 0.1 * scores.sum(1)  # E: broadcast-dimensions
for number, (rows, labels) in enumerate(batches(x, y, 25)):
    b = rows.T @ (rows @ weights)  # S: b (6, 4)
    rows.T @ weights  # W: matmul-inner-dimensions
for epoch in range(3):
    for rows, labels in Batches(x, y, 20):
        scores = rows @ weights
        c = scores[np.arange(len(labels)), labels].sum() + np.zeros(3)  # S: c (3,)
        scores[np.arange(len(labels) + 1), labels] -= 1  # E: index-tensors

# those of two rounds are not
before = None
for rows, labels in batches(x, y, 25):
    if before is not None:
        rows + before
    before = rows

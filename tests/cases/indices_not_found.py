"""None in a variable stands for an index that was not found, and is no new dimension."""
import numpy as np
from numpy import newaxis


def best_split(X, y):
    best_column, best_value = None, None
    least = -1
    for column in range(X.shape[1]):
        for value in np.unique(X[:, column]):
            gain = y[X[:, column] < value].mean()
            if gain > least:
                least, best_column, best_value = gain, column, value
    return best_column, best_value


class Tree(object):
    def grow(self, X, y, depth=0):
        column, value = best_split(X, y)
        left = X[:, column] < value
        if depth > 2:
            return y[left].mean()
        return X[left].sum() + self.grow(X[left], y[left], depth + 1)


X, y = np.random.rand(50, 4), np.random.rand(50)
Tree().grow(X, y)
row = None
for place in range(50):
    if y[place] > 0.5:
        row = place
X[row] @ np.zeros(4)
X[row] = np.zeros(4)
a = y[:, None]  # S: a (50, 1)
b = y[newaxis, :]  # S: b (1, 50)
c = y[None]  # S: c (1, 50)
new = np.newaxis
d = y[new, :, new]  # S: d (1, 50, 1)
for _ in range(3):
    e = X[:, new]  # S: e (50, 1, 4)
y[None] @ X[None, :3]  # E: matmul-inner-dimensions

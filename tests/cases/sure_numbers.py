"""How long something is, and what is reckoned from it, is a number, though nobody knows which: beside an array it has no dimensions."""
import numpy as np

grid = np.arange(0, float(input()), 0.1)
x = np.zeros((4, 5))

a = x / len(grid)  # S: a (4, 5)
b = x / (len(grid) - 1)  # S: b (4, 5)
c = (1 / len(grid)) * x  # S: c (4, 5)
d = x * (2 * grid.shape[0] + 1)  # S: d (4, 5)
a @ np.zeros((3, 3))  # E: matmul-inner-dimensions (4, 5) (3, 3)


# a number goes where it is given
def mean(total, count):
    return total / (count - 1)


def spread(table):
    n, m = table.shape
    centered = table - table.mean(axis=0)
    return centered.T @ centered / n


e = mean(x, len(grid) * 2)
f = spread(np.zeros((len(grid), 3)))  # S: f (3, 3)
f @ np.zeros((4, 4))  # E: matmul-inner-dimensions (3, 3) (4, 4)
whole = np.arange(5) * len(grid) + np.zeros(5, dtype=int)
x /= float(input())
x @ np.zeros((3, 3))  # E: matmul-inner-dimensions (4, 5) (3, 3)

"""Functions that are called with all indices of a shape, and values that are put where conditions hold."""
import numpy as np

a = np.fromfunction(lambda i, j: i + j, (3, 4))  # S: a (3, 4)
a = np.fromfunction(lambda i: np.outer(i, i), (3,), dtype=int)  # S: a (3, 3)
np.fromfunction(lambda i, j: i @ j, (3, 4))  # E: matmul-inner-dimensions (3, 4) (3, 4)
a = np.fromfunction(lambda i, j: i @ j, (3, 3))  # S: a (3, 3)

x = np.linspace(-1, 1, 5)
a = np.piecewise(x, [x < 0, x >= 0], [-1, 1])  # S: a (5,)
np.piecewise(x, [x < 0, x >= 0], [-1, 1]) + np.zeros(4)  # E: broadcast-dimensions (5,) (4,)

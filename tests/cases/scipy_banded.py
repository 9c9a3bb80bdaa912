"""Systems of equations that are given by their diagonals."""
import numpy as np
from scipy.linalg import solve_banded, solveh_banded

ab = np.zeros((3, 10))
x = solve_banded((1, 1), ab, np.ones(10))  # S: x (10,)
x = solve_banded((1, 1), ab, np.ones((10, 4)))  # S: x (10, 4)
solve_banded((1, 1), ab, np.ones(9))  # E: solve-rows (3, 10) (9,)
solve_banded((2, 1), ab, np.ones(10))  # E: band-number (3, 10)
solve_banded((1, 1), ab[0], np.ones(10))  # E: matrix-rank-of-input (10,)
x = solveh_banded(ab[:2], np.ones(10))  # S: x (10,)
solveh_banded(ab[:2], np.ones(11))  # E: solve-rows (2, 10) (11,)
u = np.zeros(12)
u[1:-1] = solve_banded((1, 1), ab, u[1:-1])
u[1:] = solve_banded((1, 1), ab, u[1:-1])  # E: index-assignment-shape

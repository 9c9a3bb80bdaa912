"""Covariances that do not fit the mean they are drawn about (run with NumPy 2.4)."""
import numpy as np

rng = np.random.default_rng(0)
points = rng.multivariate_normal(np.zeros(2), 0.5 * np.eye(2), size=60)  # S: points (60, 2)
rng.multivariate_normal(np.zeros(2), np.eye(4), size=60)  # E: random-covariance (4, 4) (2,)
np.random.multivariate_normal([0, 0, 0], [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
np.random.multivariate_normal([0, 0, 0], [[1, 0], [0, 1]])  # E: random-covariance (2, 2) (3,)
rng.multivariate_normal(np.zeros(2), np.ones((2, 3)))  # E: square-matrix (2, 3)
rng.dirichlet(np.ones(3), size=5)

"""Data that scikit-learn makes up: what is measured are numbers with a point, and more may be asked for."""

import numpy as np
import torch
from sklearn.datasets import make_blobs, make_classification, make_regression

X, y = make_regression(n_samples=50, n_features=4)
a = X @ np.zeros(4) - y  # S: a (50,)
X @ y  # E: matmul-inner-dimensions (50, 4) (50,)
z = torch.from_numpy(y) + torch.zeros(50)  # S: z (50,)
X, y, weights = make_regression(n_samples=50, n_features=4, coef=True, noise=0.1)
a = y.reshape(-1, 1)  # S: a (50, 1)
X, y = make_regression(50, 4, n_targets=2)
a = y.T @ X  # S: a (2, 4)
a @ np.zeros(5)  # E: matmul-inner-dimensions (2, 4) (5,)
X, y = make_regression(50, 4, coef=True)  # E: unpack-length
X, y, centers = make_blobs(n_samples=30, n_features=3, centers=2, return_centers=True)
a = np.eye(2)[y]  # S: a (30, 2)
X, y = make_classification(n_samples=20)
a = X[y == 1]  # S: a (?, 20)

"""Linear regression as Zimen's thesis has it: least squares by the normal equations, and by descent, from a text file.

Rebuilt from what is told of it, no line of his program. ``linear_regression_broken.py`` has the mutations.
"""

import numpy as np

FEATURES = 3

table = np.loadtxt("measurements.csv", delimiter=",", ndmin=2)
samples = table[:, :-1]
labels = table[:, -1]
count = samples.shape[0]
design = np.hstack([np.ones((count, 1)), samples])

rng = np.random.default_rng(0)
x = rng.normal(size=(200, FEATURES))
truth = np.array([2.0, -1.0, 0.5])
y = x @ truth + 1.5 + rng.normal(scale=0.1, size=200)  # S: y (200,)


def with_intercept(features):
    """The features with a column of ones before them."""
    ones = np.ones((features.shape[0], 1))
    return np.concatenate([ones, features], axis=1)


def fit(features, targets):
    """Weights that solve the normal equations."""
    design = with_intercept(features)
    gram = design.T @ design
    return np.linalg.solve(gram, design.T @ targets)


def predict(features, weights):
    return with_intercept(features) @ weights


weights = fit(x, y)  # S: weights (4,)
residuals = y - predict(x, weights)  # S: residuals (200,)
error = np.mean(residuals**2)  # S: error ()

# descent: the weights are changed in place, in a structured loop over slices
steps = np.zeros(FEATURES + 1)
features = with_intercept(x)  # S: features (200, 4)
for epoch in range(100):
    for start in range(0, 200, 50):
        part = features[start : start + 50]
        slope = part.T @ (part @ steps - y[start : start + 50]) / 50
        steps -= 0.1 * slope
steps = steps + 0  # S: steps (4,)

# as columns
column = y[:, np.newaxis]  # S: column (200, 1)
newest_first = x[::-1]  # S: newest_first (200, 3)
every_other = x[-1::-2, :2]  # S: every_other (100, 2)
centred = x - x.mean(axis=0)  # A: centred (200, 3)
covariance = centred.T @ centred / (len(x) - 1)  # S: covariance (3, 3)
values, vectors = np.linalg.eigh(covariance)
turned = centred @ vectors[:, ::-1]  # A: turned (200, 3)

"""Linear regression from a file, as Zimen's `linreg`: nobody knows how many samples and features it has. The right program.

Rebuilt from what is told of it, no line of his program; ``regression_file_broken.py`` has the mutations.
"""

import numpy as np

table = np.loadtxt("houses.csv", delimiter=",")
features = table[:, :-1]
prices = table[:, -1]
samples, inputs = features.shape
design = np.hstack([np.ones((samples, 1)), features])
theta = np.zeros(inputs + 1)
for step in range(500):
    wrong = design.dot(theta) - prices
    theta = theta - 0.01 / samples * design.T.dot(wrong)
cost = np.sum((design.dot(theta) - prices) ** 2) / (2 * samples)
exact = np.linalg.inv(design.T.dot(design)).dot(design.T).dot(prices)
difference = theta - exact
means = features.mean(axis=0)
spread = features.std(axis=0)
scaled = (features - means) / spread
covariance = scaled.T.dot(scaled) / samples
column = prices[:, np.newaxis]
joined = np.hstack([scaled, column])


def predict(rows, weights):
    """The prices of some houses."""
    return np.hstack([np.ones((rows.shape[0], 1)), rows]).dot(weights)


estimated = predict(features, exact)
left = prices - estimated

# a cube of scores: sample, feature, power
powers = np.stack([features, features**2, features**3], axis=2)
weighted = (powers * np.array([1.0, 0.5, 0.25])).sum(axis=2) - features
summed = powers.sum(axis=1).dot(np.ones(3)) - prices  # S: summed (rows,)

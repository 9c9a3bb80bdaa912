"""``regression_file.py`` with each of the six kinds of mutation that Zimen tried, in arrays of two and three dimensions and
in functions. A file whose numbers of rows and columns are in no special relation makes each fail, which is a note
(`general-matrix`); what fails for every file is an error. What broadcasting, or equal shapes, hide is no shape error.
"""

import numpy as np

table = np.loadtxt("houses.csv", delimiter=",")
features = table[:, :-1]
prices = table[:, -1]
samples, inputs = features.shape
design = np.hstack([np.ones((samples, 1)), features])
theta = np.zeros(inputs + 1)
powers = np.stack([features, features**2, features**3], axis=2)

# operands swapped
theta.dot(design)  # N: general-matrix
design.dot(design.T).dot(theta)  # N: general-matrix
np.ones(3).dot(powers.sum(axis=1))  # N: general-matrix
# a transposition dropped, or added
design.dot(prices)  # N: general-matrix
design.dot(design)  # N: general-matrix
np.linalg.inv(design)  # N: general-matrix
design.T.dot(theta)  # N: general-matrix
np.linalg.inv(design.dot(design.T)).dot(theta)  # N: general-matrix
# an axis changed
features - features.mean(axis=1)  # N: general-matrix
np.concatenate([np.ones((samples, 1)), features], axis=0)  # N: general-matrix
powers.sum(axis=0).T.dot(np.ones(samples))  # N: general-matrix
features.mean(axis=2)  # E: dimension-out-of-range
# a slice or an index changed
design.dot(theta[1:])  # E: matmul-inner-dimensions
table[:, :-2].dot(theta[1:])  # N: general-matrix
design.dot(theta) - prices[1:]  # N: general-matrix
table[:, :, 0]  # E: index-too-many
# a size, or an operator between shapes, changed
np.hstack([np.ones((inputs, 1)), features])  # N: general-matrix
design.dot(np.zeros(inputs))  # E: matmul-inner-dimensions
design * prices  # N: general-matrix
# a new axis dropped or put elsewhere, functions that join changed for each other
np.hstack([features, prices])  # E: join-ranks
np.hstack([features, prices[np.newaxis, :]])  # N: general-matrix
np.vstack([features, prices])  # N: general-matrix
powers * features  # N: general-matrix


def predict(rows, weights):
    """The prices of some houses: with the weights of all columns but the first."""
    return rows.dot(weights)  # E: matmul-inner-dimensions


predict(features, theta)

# no shape error, and nothing is found: the product of equal shapes element by element, where the scalar product is meant
wrong = design.dot(theta) - prices
wrong * wrong
# the column of ones for one of zeros, or the last column for another
np.hstack([np.zeros((samples, 1)), features])
table[:, 0]
# a column against a vector: broadcasting makes a matrix of all pairs, which nothing forbids
# (`suspicious-broadcast` would say so if the sizes were numbers)
prices[:, np.newaxis] - prices
# three powers against the features: a file with three features will do, and nobody says that this has others
powers.sum(axis=0).dot(np.ones(inputs))
# a sign, a power, a step
theta + 0.01 * design.T.dot(wrong)

"""``linear_regression.py`` mutated: operands swapped, a transposition dropped, an axis, a slice, a size
or a new axis changed, functions that join changed for each other. What only changes values is no
shape error, and nothing is found there: an operator, a constant, the sign of a step.
"""

import numpy as np

FEATURES = 3
rng = np.random.default_rng(0)
x = rng.normal(size=(200, FEATURES))
truth = np.array([2.0, -1.0, 0.5])
y = x @ truth + 1.5 + rng.normal(scale=0.1, size=200)
ones = np.ones((200, 1))
design = np.concatenate([ones, x], axis=1)
weights = np.linalg.solve(design.T @ design, design.T @ y)

# operands swapped
truth @ x  # E: matmul-inner-dimensions (3,) (200, 3)
x @ design.T @ y  # E: matmul-inner-dimensions (200, 3) (4, 200)
# a transposition dropped
design @ y  # E: matmul-inner-dimensions (200, 4) (200,)
np.linalg.solve(design, y)  # E: square-matrix (200, 4)
# an axis changed
np.concatenate([ones, x], axis=0)  # E: cat-dimensions
x - x.mean(axis=1)  # E: broadcast-dimensions (200, 3) (200,)
x.sum(axis=2)  # E: dimension-out-of-range (200, 3)
# a slice changed
x[:50].T @ (x[:50] @ truth - y[:49])  # E: broadcast-dimensions (50,) (49,)
x[:, 3]  # E: index-out-of-range (200, 3)
x[-1:-101:-2] - x[:99:2, :2]  # E: broadcast-dimensions (50, 3) (50, 2)
# a size changed
np.concatenate([np.ones((199, 1)), x], axis=1)  # E: cat-dimensions
rng.normal(size=(200, FEATURES + 1)) @ truth  # E: matmul-inner-dimensions (200, 4) (3,)
# a new axis dropped, or put elsewhere
np.hstack([y, x])  # E: join-ranks (200,) (200, 3)
np.hstack([y[np.newaxis, :], x])  # E: cat-dimensions
# functions that join changed for each other
np.vstack([ones, x])  # E: cat-dimensions
np.dstack([ones, x])  # E: cat-dimensions
# changed in place
steps = np.zeros(FEATURES)
steps -= 0.1 * (design.T @ (design @ weights - y))  # E: broadcast-dimensions (3,) (4,)
steps -= ones  # E: inplace-shape (3,) (200, 1)
labels = y + 0
labels.shape = (100, 3)  # E: reshape-element-count (200,)

# in functions: the caller's arrays decide


def predict(features, weights):
    """The features with a column of ones, times the weights."""
    return np.hstack([np.ones((len(features), 1)), features]) @ weights  # E: matmul-inner-dimensions (200, 4) (3,)


predict(x, weights)
predict(x, truth)

# values change, shapes do not
y + x @ truth
steps = steps * 0.01
x[::1] - x[::-1]
np.sum(y - x @ truth)

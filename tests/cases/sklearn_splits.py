"""The parts of a split are as large as scikit-learn's floating-point product says."""
import numpy as np
from sklearn.model_selection import train_test_split

X, y = np.zeros((120, 6)), np.zeros(120)
a, b, c, d = train_test_split(X, y, test_size=0.25)
a + np.zeros((90, 6))
b + np.zeros((30, 6))
d + np.zeros(31)  # E: broadcast-dimensions
np.vstack([a, b]) + np.zeros((120, 6))
np.vstack([a, b]) + np.zeros((121, 6))  # E: broadcast-dimensions

# 0.07 * 100 is a little more than 7
e, f = train_test_split(X[:100], test_size=0.07)
f + np.zeros((8, 6))
e + np.zeros((92, 6))
e + np.zeros((93, 6))  # E: broadcast-dimensions
g, h = train_test_split(X, train_size=0.3)
g + np.zeros((36, 6))
h + np.zeros((84, 6))
h + np.zeros((85, 6))  # E: broadcast-dimensions

# where the product is known, so are the parts; in a row of them a batch of 30 leaves none over
a, b, c, d = train_test_split(X, y, test_size=0.25, stratify=y)  # S: a (90, 6)  # S: b (30, 6)  # S: d (30,)
a, b = train_test_split(X)  # S: a (90, 6)  # S: b (30, 6)
a, b = train_test_split(X, test_size=20)  # S: a (100, 6)  # S: b (20, 6)
a, b = train_test_split(X, train_size=0.3)  # S: a (36, 6)  # S: b (84, 6)
a, b = train_test_split(X, test_size=0.2, train_size=0.3)  # A: b (number of samples in one part, 6)
a, b = train_test_split(X, train_size=20)  # A: a (number of samples in one part, 6)

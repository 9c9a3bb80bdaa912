"""scikit-learn's tables as frames of pandas: columns by their names, masks over the rows."""
import numpy as np
import torch
from sklearn.datasets import fetch_california_housing, load_iris

iris = load_iris(as_frame=True)
X = iris.data[["petal length (cm)", "petal width (cm)"]].values  # S: X (150, 2)
y = iris.target  # S: y (150,)
kept = X[(y == 0) | (y == 1)]  # A: kept (?, 2)
added = np.concatenate([kept, np.array([[1.0, 2.0]])])  # A: added (? + 1, 2)
whole = iris.data.values  # S: whole (150, 4)
plain = load_iris().data[[0, 1]]  # S: plain (2, 4)
housing = fetch_california_housing(as_frame=True)
median = housing.data["MedInc"].values  # S: median (20640,)

first = 4000
levels = np.zeros(first + 1)
for step in range(first - 1, 0, -1):
    level = levels[step]  # S: level ()
for step in reversed(range(1, first)):
    level = levels[step]  # S: level ()
for step in range(5000, 0, -1):
    level = levels[step]  # E: index-out-of-range
z = torch.from_numpy(X) @ torch.zeros(4, 3, dtype=torch.float64)  # E: matmul-inner-dimensions (150, 2) (4, 3)

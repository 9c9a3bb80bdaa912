"""Data sets of scikit-learn by their keys, and those of OpenML by their names.

https://scikit-learn.org/1.7/modules/generated/sklearn.utils.Bunch.html, sklearn.datasets.fetch_openml.html
"""

import numpy as np
import torch
from sklearn.datasets import fetch_openml, load_digits, load_iris
from torch import nn

iris = load_iris()
a = iris["data"] + 0  # S: a (150, 4)
a = iris["target"] + 0  # S: a (150,)
a = iris["data"][:, (2, 3)] + 0  # S: a (150, 2)
a = load_digits()["images"] + 0  # S: a (1797, 8, 8)
print(iris["feature_names"], len(iris["target_names"]), list(iris))
nn.Linear(3, 1)(torch.tensor(iris["data"], dtype=torch.float32))  # E: linear-in-features (150, 4)

x, y = fetch_openml("mnist_784", version=1, return_X_y=True, as_frame=False)
a = x + 0  # S: a (70000, 784)
a = x[:60000].reshape(-1, 28, 28) + 0  # S: a (60000, 28, 28)
a = y.astype(np.uint8)[60000:] + 0  # S: a (10000,)
digits = fetch_openml("mnist_784", as_frame=False)
a = digits.data + 0  # S: a (70000, 784)
a = digits["data"] / 255  # S: a (70000, 784)
a = torch.tensor(fetch_openml("mnist_784").data.values) + 0  # S: a (70000, 784)
x.reshape(-1, 3, 28, 28)  # E: reshape-element-count

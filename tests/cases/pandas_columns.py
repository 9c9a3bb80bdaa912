"""Frames of pandas: a dictionary of columns, labels of rows and columns, columns taken away."""
import numpy as np
import pandas as pd
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from sklearn.model_selection import train_test_split

t = np.arange(120)
table = pd.DataFrame({"a": t * 1.0, "b": np.sin(t), "c": np.cos(t), "d": t**2})
values = table.to_numpy()  # S: values (120, 4)
two = table[["a", "b"]].values  # S: two (120, 2)
three = table.drop(columns=["d"]).values  # S: three (120, 3)
deviation = values[:90].std(axis=0)  # S: deviation (4,)
np.ones((16, 3)) * deviation  # E: broadcast-dimensions (16, 3) (4,)
np.ones((16, 4)) * deviation
pd.DataFrame({"a": np.zeros(3), "b": np.ones(4)})  # E: frame-columns (3,) (4,)
pd.DataFrame({"a": [1, 2, 3], "b": range(4)})  # E: frame-columns (3,) (4,)
lists = pd.DataFrame({"a": [1, 2, 3], "b": list("xyz"), "c": 0}).values  # S: lists (3, 3)
few = pd.DataFrame({"a": [1, 2, 3], "b": [4, 5, 6]}, columns=["b"]).values  # S: few (3, 1)
# series have labels of their own, by which they are put together
pd.DataFrame({"a": table["a"][:3], "b": table["b"][:4]})

weights = np.zeros((9, 3))
labels = [f"{c}{p}" for p in (0, 1, 2) for c in "wxyz"]
pd.DataFrame(weights[1:], columns=list("abc"), index=labels)  # E: frame-labels (8, 3)
pd.DataFrame(weights, columns=["a", "b"])  # E: frame-labels (9, 3)
pd.DataFrame(weights, index=range(9), columns=["a", "b", "c"])
pd.DataFrame(weights, index=np.arange(8))  # E: frame-labels (9, 3)
pd.DataFrame(table, columns=["a", "b"])
pd.DataFrame(table, index=range(7))

rng = np.random.default_rng(0)
frame = pd.DataFrame({"a": rng.normal(size=60), "b": rng.normal(size=60)})
frame["target"] = frame["a"] > 0
y = frame.pop("target").to_numpy()  # S: y (60,)
train, test, ytrain, ytest = train_test_split(frame, y, test_size=0.25, random_state=1)
chances = LogisticRegression().fit(train, ytrain).predict_proba(test)[:, 1]
roc_auc_score(ytrain, chances)  # E: score-lengths
roc_auc_score(ytest, chances)

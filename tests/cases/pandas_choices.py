"""Some rows or columns of tables, by numbers and by labels (run with pandas 3.1)."""
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": np.random.randn(60), "b": np.random.randn(60), "c": ["x", "y", "z"] * 20, "y": [0, 1] * 30})
h = df.head(10).values  # S: h (10, 4)
h5 = df.tail().values  # S: h5 (5, 4)
h60 = df.head(100).values  # S: h60 (60, 4)
s = df.sample(n=7).values  # S: s (7, 4)
s1 = df.sample(frac=1, random_state=0).reset_index(drop=True).values  # S: s1 (60, 4)
s2 = df.sample(frac=0.5).values  # S: s2 (?, 4)
big = df.nlargest(3, "a").values  # S: big (3, 4)
h[:, :2] @ np.zeros((2, 1))
h[:, :2] + np.zeros((9, 2))  # E: broadcast-dimensions (10, 2) (9, 2)
wider = df.assign(d=1, e=lambda t: t["a"] * 2, a=0)
w = wider.values  # S: w (60, 6)
indexed = df.set_index("c").values  # S: indexed (60, 3)
corr = df[["a", "b"]].corr().values  # S: corr (2, 2)
lo = df.loc[:, ["a", "b"]].values  # S: lo (60, 2)
lo @ np.zeros((2, 1))
lo @ np.zeros((3, 1))  # E: matmul-inner-dimensions (60, 2) (3, 1)
positive = df.loc[df["a"] > 0, "b"].values  # S: positive (?,)
some = df.loc[df["a"] > 0, ["a", "b"]].values  # S: some (?, 2)
rows = df.loc[df["a"] > 0].values  # S: rows (?, 4)
between = df.loc[3:5, "a":"b"].values  # S: between (?, ?)
line = df.loc[4]
cell = df.loc[4, "a"]
y = df["y"]
half = y.iloc[:30].values  # S: half (30,)
picked = y.iloc[np.arange(12)].values  # S: picked (12,)
half + np.zeros(30)
half + np.zeros(31)  # E: broadcast-dimensions (30,) (31,)
pairs = df.set_index(["c", "y"]).values  # S: pairs (60, 2)
numbers = df.select_dtypes(include=["float64"]).values  # S: numbers (60, ?)
whole = df.dropna(axis=1).values  # S: whole (60, ?)
complete = df.dropna().values  # S: complete (?, 4)

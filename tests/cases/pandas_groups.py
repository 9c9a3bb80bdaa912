"""Groups of rows, merged tables, columns for values (run with pandas 3.1)."""
import numpy as np
import pandas as pd

df = pd.DataFrame({"a": np.random.randn(60), "b": np.random.randn(60), "c": ["x", "y", "z"] * 20, "y": [0, 1] * 30})
means = df.groupby("c")[["a", "b"]].mean()
m = means.values  # S: m (?, 2)
m @ np.zeros((2, 3))
m @ np.zeros((3, 3))  # E: matmul-inner-dimensions (?, 2) (3, 3)
sums = df.groupby("c")["a"].sum().values  # S: sums (?,)
both = df.groupby(["c", "y"]).mean().values  # S: both (?, 2)
centred = df["a"] - df.groupby("c")["a"].transform("mean")
c = centred.values  # S: c (60,)
df["mean_a"] = df.groupby("c")["a"].transform("mean")
five = df.values  # S: five (60, 5)
agg = df.groupby("c")["a"].agg(["mean", "std"]).values  # S: agg (?, 2)
groups = df.groupby("c")
ratio = groups["a"].sum().values / groups.size().values  # S: ratio (?,)
for name, group in df.groupby("c"):
    part = group[["a", "b"]].values  # S: part (?, 2)
    part @ np.zeros((2, 1))
sizes = [len(g) for _, g in df.groupby("y")]
print(len(groups), groups.ngroups)
counts = df["c"].value_counts().values  # S: counts (?,)
share = counts / 60  # S: share (?,)
other = pd.DataFrame({"c": ["x", "y"], "w": [1, 2], "v": [3, 4]})
merged = df.merge(other, on="c")
t = merged.values  # S: t (?, 7)
t2 = pd.merge(df, other, on="c", how="left")[["a", "w"]].values  # S: t2 (?, 2)
t2 @ np.zeros((2, 1))
t2 @ np.zeros((7, 1))  # E: matmul-inner-dimensions (?, 2) (7, 1)
dummies = pd.get_dummies(df, columns=["c"])
d = dummies.values  # S: d (60, ?)
one = pd.get_dummies(df["c"]).values  # S: one (60, ?)
d[:, :1] + one[:, :1]
np.zeros((59, 1)) + one[:, :1]  # E: broadcast-dimensions (59, 1)
table = df.pivot_table(index="c", columns="y", values="a").values  # S: table (?, ?)

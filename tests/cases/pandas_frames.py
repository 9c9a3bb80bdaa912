"""Tables of pandas: columns by name and by place, as arrays; what is dropped; rows are the same in what is taken together."""
import numpy as np
import pandas as pd
from sklearn.model_selection import train_test_split
from sklearn.preprocessing import StandardScaler

frame = pd.read_csv("houses.csv")
points = frame[["area", "rooms"]].values  # S: points (rows, 2)
prices = frame["price"].to_numpy()
both = points[:, 0] + prices  # S: both (rows,)
weights = np.zeros((3, 1))
wrong = points @ weights  # E: matmul-inner-dimensions (rows, 2) (3, 1)
sums = np.zeros(len(frame)) + prices  # S: sums (rows,)
named = pd.read_csv("iris.csv", names=["a", "b", "c", "d", "kind"], header=None)
inputs = named.drop("kind", axis=1).values  # S: inputs (rows, 4)
fewer = named.drop(columns=["c", "kind"]).to_numpy()  # S: fewer (rows, 3)
placed = named.iloc[:, 0:4].values  # S: placed (rows, 4)
rest = named.iloc[:, 1:].values  # S: rest (rows, 4)
labels = named.iloc[:, -1].values  # S: labels (rows,)
large = named[named["a"] > 5]
more = large.dropna().values  # S: more (?, 5)
used = pd.read_csv("cars.csv", usecols=["speed", "weight"]).values  # S: used (rows, 2)
scaled = StandardScaler().fit_transform(named[["a", "b", "c"]])  # S: scaled (rows, 3)
made = pd.DataFrame(np.zeros((10, 3)), columns=["x", "y", "z"])
rows, columns = made.shape
empty = np.zeros((columns, rows))  # S: empty (3, 10)
five = np.zeros((5, 2))
bad = inputs @ five  # E: matmul-inner-dimensions (rows, 4) (5, 2)
added = pd.read_csv("pairs.csv", names=["a", "b"])
added["sum"] = added["a"] + added["b"]
all_of_them = added.values  # S: all_of_them (rows, 3)
train, test = train_test_split(named, test_size=0.2)
train_inputs = train[["a", "b"]].values  # S: train_inputs (number of samples in one part, 2)

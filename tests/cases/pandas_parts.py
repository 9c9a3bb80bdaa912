"""Parts of pandas' tables: rows and columns by their places stay a table, whose columns are then taken by name."""
import numpy as np
import pandas as pd
from sklearn.linear_model import LinearRegression

table = pd.DataFrame(np.random.rand(60, 4), columns=["area", "rooms", "age", "price"])
names = ["area", "rooms", "age"]
train = table.iloc[:45]
test = table[45:]
three = train[names].values  # S: three (45, 3)
rest = test[names].to_numpy()  # S: rest (15, 3)
every = table[::2].values  # S: every (30, 4)
model = LinearRegression().fit(train[names].values, train["price"].values)
LinearRegression().fit(train[names].values, table["price"].values)  # E: sample-numbers (45, 3) (60,)
model.predict(rest)
three + np.zeros((45, 3))
three + np.zeros((3, 4))  # E: broadcast-dimensions (45, 3) (3, 4)
chosen = table.iloc[[1, 3, 5]]["area"].values  # S: chosen (3,)
line = table.iloc[4].values  # S: line (4,)
corner = table.iloc[:10, 1:3].values  # S: corner (10, 2)
dated = pd.DataFrame(np.zeros((3, 2)), index=["x", "y", "z"])
some = dated["x":"y"].values  # S: some (?, 2)
wider = pd.DataFrame(np.random.rand(60, 4), columns=["area", "rooms", "age", "price"])
wider["ratio"] = wider["area"] / wider["rooms"]
later = wider.iloc[:20][["ratio", "age"]].values  # S: later (20, 2)
taken = wider[["ratio", "age"]][:7].values  # S: taken (7, 2)

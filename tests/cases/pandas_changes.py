"""Tables of pandas that change in place: columns that are put in or taken out are counted, rows are those of this table."""
import numpy as np
import pandas as pd

other = pd.DataFrame(np.zeros((20, 4)), columns=["p", "q", "r", "s"])
frame = pd.DataFrame({"a": np.zeros(50), "b": np.ones(50)})
frame["c"] = frame["a"] + frame["b"]
three = frame.values  # S: three (50, 3)
frame["c"] = 0
frame["b"] = frame["b"].fillna(0)
same = frame.to_numpy()  # S: same (50, 3)
same @ np.zeros((3, 2))
same @ np.zeros((2, 2))  # E: matmul-inner-dimensions (50, 3) (2, 2)
frame.insert(0, "first", np.arange(50))
del frame["a"]
kept = frame.values  # S: kept (50, 3)
target = frame.pop("b")
two = frame.values  # S: two (50, 2)
y = target.values  # S: y (50,)
frame.drop(columns=["c"], inplace=True)
one = frame.values  # S: one (50, 1)
elsewhere = other.values  # S: elsewhere (20, 4)
other["p"] = np.arange(20)
other[["p", "q"]] = other[["p", "q"]] * 2
other["t"] = 1.0
five = other.values  # S: five (20, 5)
other.dropna(inplace=True)
left = other.values  # S: left (?, 5)
left @ np.zeros((5, 2))
left @ np.zeros((4, 2))  # E: matmul-inner-dimensions (?, 5) (4, 2)
once = frame.values  # S: once (50, 1)

# an array with names of columns that nobody knows, or numbers
table = pd.DataFrame(np.zeros((8, 3)))
table["label"] = np.arange(8)
four = table.values  # S: four (8, 4)
features = table.drop("label", axis=1).values  # S: features (8, 3)
table.columns = ["a", "b", "c", "label"]
table["a"] = 1
still = table.values  # S: still (8, 4)

# an empty table takes the rows of its first column
empty = pd.DataFrame()
empty["x"] = np.arange(7)
empty["y"] = np.arange(7) * 2
filled = empty.values  # S: filled (7, 2)
filled @ np.zeros((2, 5))
filled @ np.zeros((3, 5))  # E: matmul-inner-dimensions (7, 2) (3, 5)

# another name of the same table, and a copy, which is another one
again = empty
again["z"] = 0
wider = empty.values  # S: wider (7, 3)
copied = empty.copy()
copied["w"] = 1
more = copied.values  # S: more (7, 4)
not_more = empty.values  # S: not_more (7, 3)


# functions that change what they are given
def prepare(data):
    data["sum"] = data["x"] + data["y"]
    return data


def clean(data):
    data.dropna(inplace=True)


added = prepare(pd.DataFrame({"x": np.zeros(9), "y": np.zeros(9)}))
sums = added.values  # S: sums (9, 3)
added["sum"] = 0
sums = added.values  # S: sums (9, 3)
prepare(empty)
prepared = empty.values  # S: prepared (7, ?)
unchanged = copied.values  # S: unchanged (7, 4)
clean(copied)
cleaned = copied.values  # S: cleaned (?, ?)

# loops over tables, over columns
train = pd.DataFrame({"x": np.zeros(6), "y": np.zeros(6)})
test = pd.DataFrame({"x": np.zeros(4), "y": np.zeros(4)})
for part in [train, test]:
    part["z"] = part["x"] * 2
rows = train.values  # S: rows (6, ?)
for column in ["x", "y"]:
    copied[column] = copied[column] * 2
third = pd.DataFrame({"x": np.zeros(6), "y": np.zeros(6)})
for column in ["x", "y"]:
    third[column] = third[column].astype(float)
pair = third.values  # S: pair (6, 2)
pair @ np.zeros((2, 1))
pair @ np.zeros((3, 1))  # E: matmul-inner-dimensions (6, 2) (3, 1)

# places: rows that are chosen by a condition stay
third = pd.DataFrame({"x": np.zeros(6), "y": np.zeros(6)})
third.loc[third["x"] > 0, "y"] = 1
placed = third.values  # S: placed (6, 2)
third.loc[third["x"] > 0, "new"] = 1
third["new"] = third["new"].fillna(0)
new = third.values  # S: new (6, 3)
third.loc[len(third)] = [1, 2, 3]
longer = third.values  # S: longer (?, 3)

# either way
maybe = pd.DataFrame({"x": np.zeros(6), "y": np.zeros(6)})
if np.random.rand() > 0.5:
    maybe["z"] = 1
either = maybe[["x", "y"]].values  # S: either (6, 2)

# no table: a dictionary, a mapping in it
settings = dict(a=1)
settings["b"] = 2
np.zeros((settings["b"], 3)) @ np.zeros((3, 1))

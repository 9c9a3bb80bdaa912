"""Tables of which rows are dropped in place: how many are left nobody knows, but columns that are named are those."""
import numpy as np
import pandas as pd

frame = pd.DataFrame({"a": np.zeros(500), "b": np.ones(500)})
frame.dropna(inplace=True)
two = frame[["a", "b"]].to_numpy()  # S: two (?, 2)
two @ np.zeros((2, 3))
two @ np.zeros((3, 2))  # E: matmul-inner-dimensions (?, 2) (3, 2)
other = pd.DataFrame({"a": np.zeros(10)})
other.drop(index=3, inplace=True)
fewer = other[["a"]].values  # S: fewer (?, 1)

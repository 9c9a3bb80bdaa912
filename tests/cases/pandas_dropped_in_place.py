"""Tables whose columns are dropped in place have the rows that they had, and what is taken of them the columns it names."""
import numpy as np
import pandas as pd

frame = pd.DataFrame({"a": np.zeros(500), "b": np.ones(500), "c": np.ones(500)})
frame.drop("c", axis=1, inplace=True)
frame.drop(columns=["d"], inplace=True, errors="ignore")
frame.reset_index(drop=True, inplace=True)
one = frame[["a"]].values  # S: one (500, 1)
two = frame[["a", "b"]].to_numpy()  # S: two (500, 2)
two @ np.zeros((2, 3))
two @ np.zeros((3, 2))  # E: matmul-inner-dimensions (500, 2) (3, 2)
all_of_it = frame.values  # S: all_of_it (500, ?)

"""Frames of pandas put after one another, or beside one another."""
import numpy as np
import pandas as pd

one = pd.DataFrame(np.zeros((6, 2)), columns=["a", "b"])
two = pd.DataFrame(np.zeros((4, 2)), columns=["a", "b"])
three = pd.DataFrame(np.zeros((6, 3)), columns=["c", "d", "e"])
below = pd.concat([one, two], ignore_index=True)
rows = below[["a", "b"]].values  # S: rows (10, 2)
rows + np.zeros((6, 2))  # E: broadcast-dimensions (10, 2) (6, 2)
rows + np.zeros((10, 2))
beside = pd.concat([one, three], axis=1).values  # S: beside (?, 5)
beside @ np.zeros((2, 4))  # E: matmul-inner-dimensions (?, 5) (2, 4)
beside @ np.zeros((5, 4))
column = pd.concat((three, two, one), axis="index")["a"].to_numpy()  # S: column (16,)
series = pd.concat([one["a"], two["a"]])
many = pd.concat([pd.DataFrame(np.zeros((3, 2))) for _ in range(3)]).values  # S: many (9, ?)

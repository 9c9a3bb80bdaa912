"""Columns put into a frame of pandas: as many elements as it has rows, unless they are a series."""
import numpy as np
import pandas as pd
from sklearn.linear_model import LinearRegression

frame = pd.DataFrame(np.random.randn(50, 3), columns=list("abc"))
frame["d"] = np.zeros(49)  # E: frame-column (50, 3) (49,)
frame["d"] = np.zeros(50)
frame["e"] = np.convolve(frame["a"].values, np.ones(5) / 5, mode="valid")  # E: frame-column (50, 4) (46,)
frame["e"] = np.convolve(frame["a"].values, np.ones(5) / 5, mode="same")
frame["f"] = [1, 2, 3]  # E: frame-column (50, 5) (3,)
frame["f"] = list(range(50))
frame["g"] = range(40)  # E: frame-column (50, 6) (40,)
frame["g"] = 0
frame["h"] = "text"
frame["i"] = frame["a"].values[:3]  # E: frame-column (50, 8) (3,)
frame["i"] = frame["a"].to_numpy()
frame["j"] = frame["a"][:3]
frame["k"] = frame["a"] * 2
part = frame[["a", "b"]].to_numpy()
model = LinearRegression().fit(part, frame["c"].to_numpy())
frame["l"] = model.predict(part[:10])  # E: frame-column (50, 11) (10,)
frame["l"] = model.predict(part)
empty = pd.DataFrame()
empty["a"] = np.arange(7)
none = pd.DataFrame(np.zeros((0, 2)), columns=["a", "b"])
none["c"] = np.arange(7)

"""Tables that NumPy reads from text: matrices where the program says so, and what only special ones allow."""
import numpy as np

text = np.loadtxt("words.txt")  # S: text (...)
told = np.loadtxt("table.csv", delimiter=",")  # S: told (rows, columns)
least = np.genfromtxt("table.txt", ndmin=2)  # S: least (rows, columns)
indexed = np.loadtxt("table.txt")  # S: indexed (rows, columns)
first = indexed[:, 0]  # S: first (rows,)
unpacked = np.genfromtxt("other.txt")  # S: unpacked (rows, columns)
rows, columns = unpacked.shape
one = np.loadtxt("table.csv", delimiter=",", usecols=2)  # S: one (?,)
some = np.loadtxt("table.csv", delimiter=",", usecols=(0, 2))  # S: some (rows, 2)
parts = np.loadtxt("table.csv", delimiter=",", unpack=True)  # S: parts (columns, rows)

told @ told  # N: general-matrix (rows, columns)
told.T @ told
told @ told.T
told - told.mean(axis=0)
told - told.mean(axis=1)  # N: general-matrix (rows, columns)
np.linalg.inv(told)  # N: general-matrix (rows, columns)
np.linalg.inv(told.T @ told)
told * told
told @ np.zeros((5, 2))
told[3]
told + first
least @ indexed
if told.shape[0] == told.shape[1]:
    told @ told
for name in ("a.csv", "b.csv"):
    each = np.loadtxt(name, delimiter=",")
    each @ each  # N: general-matrix (rows, columns)
    each.T @ each

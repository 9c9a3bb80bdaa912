"""np.c_ and np.r_; texts of numbers whose columns are named, or taken by their numbers."""
import numpy as np

columns = np.c_[np.ones((4, 1)), np.zeros((4, 2))]  # S: columns (4, 3)
vectors = np.c_[np.arange(3), np.arange(3)]  # S: vectors (3, 2)
rows = np.r_[np.ones(3), 0, np.zeros(2)]  # S: rows (6,)
matrices = np.r_[np.random.randn(40, 2) - [2, 2], np.random.randn(30, 2)]  # S: matrices (70, 2)
narrow = np.r_[np.ones((4, 2)), np.ones((3, 3))]  # E: cat-dimensions
with_bias = np.hstack([matrices, np.ones((70, 1))])  # S: with_bias (70, 3)
without = np.hstack([matrices, np.ones(70)])  # E: join-ranks (70, 2) (70,)
short = np.c_[np.ones((4, 1)), np.zeros((5, 2))]  # E: cat-dimensions
data = np.loadtxt("houses.csv", delimiter=",")
features = data[:, :2]
target = data[:, 2].reshape(-1, 1)  # S: target (rows, 1)
design = np.c_[np.ones((len(data), 1)), features]
theta = np.zeros((3, 1))
residual = design @ theta - target  # S: residual (rows, 1)
wide = np.zeros((4, 1))
wrong = design @ wide  # E: matmul-inner-dimensions
area, price = np.loadtxt("houses.csv", delimiter=",", usecols=(0, 2), unpack=True)
line = area * 2 + price  # S: line (rows,)
three = np.genfromtxt("houses.csv", delimiter=",", usecols=(0, 1, 2))
weights = np.ones(3)
weighted = three @ weights  # S: weighted (rows,)
more = np.ones(4)
bad = three @ more  # E: matmul-inner-dimensions (rows, 3) (4,)

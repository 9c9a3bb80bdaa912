"""Windows that a loop moves through a dimension: as long as their bounds are apart, where all of them lie inside."""
import sys

import numpy as np

series = np.zeros((320, 4))
n = len(sys.argv)
for i in range(len(series) - 9):
    a = series[i:i + 10]  # S: a (10, 4)
x = np.array([series[i:i + 10] for i in range(len(series) - 9)])  # S: x (311, 10, 4)
x[0] @ np.zeros((5, 2))  # E: matmul-inner-dimensions
x.reshape(311, 40)
x.reshape(310, 40)  # E: reshape-element-count
trailing = [series[i - 7:i, 0] for i in range(7, len(series))]
b = np.stack(trailing)  # S: b (313, 7)
b @ np.ones(8)  # E: matmul-inner-dimensions
around = np.array([series[i - 3:i + 4] for i in range(3, 317)])  # S: around (314, 7, 4)
strided = np.array([series[i:i + 20] for i in range(0, 320, 20)])  # S: strided (16, 20, 4)

# the last ones are shorter, or begin before the first
short = np.array([series[i:i + 10] for i in range(5, len(series))])
before = [series[i - 7:i] for i in range(len(series))]
before[0] + np.zeros((7, 4))
for i in range(300):
    c = series[i:i + 10][:, 0] + np.zeros(10)
for i in range(315):
    c = series[i:i + 10] + np.zeros((10, 4))  # E: broadcast-dimensions


# of unknown length
def windows(values, width):
    return np.array([values[i:i + 6] for i in range(len(values) - 5)])


d = windows(np.arange(n + 10), 6)  # S: d (?, 6)
d @ np.ones(7)  # E: matmul-inner-dimensions
step = n + 1
for i in range(0, 100, step):
    series[i:i + 10] + np.zeros((10, 4))
for i in range(300, 10, -1):
    series[i:i + 10] + np.zeros((10, 4))

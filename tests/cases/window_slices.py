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
short = np.array([series[i:i + 10] for i in range(5, len(series))])  # E: array-ragged (10, 4) (1, 4)
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


# a condition at the beginning of each round lets no window stick out
def split_series(series, before, behind):
    x, y = [], []
    for i in range(len(series)):
        end = i + before
        last = end + behind
        if last > len(series):
            break
        x.append(series[i:end, :])
        y.append(series[end:last, 0])
    return np.array(x), np.array(y)


def split_one(series, width):
    x, y = [], []
    for i in range(len(series)):
        end = i + width
        if end > len(series) - 1:
            break
        past, future = series[i:end], series[end]
        x.append(past)
        y.append(future)
    return np.array(x), np.array(y)


def split_if(series, width):
    x = []
    for i in range(0, len(series), 2):
        if len(series) >= i + width:
            x.append(series[i:i + width])
    return np.stack(x)


e, f = split_series(series, 24, 6)
e + np.zeros((24, 4))
e + np.zeros((23, 4))  # E: broadcast-dimensions
f + np.zeros(6)
f + np.zeros(5)  # E: broadcast-dimensions
e, f = split_series(np.zeros((n + 40, 3)), 24, 6)
e + np.zeros((25, 3))  # E: broadcast-dimensions
g, h = split_one(series[:, 0], 12)
g @ np.zeros(12)
g @ np.zeros(11)  # E: matmul-inner-dimensions
k = split_if(series, 8)
k + np.zeros((8, 4))
k + np.zeros((7, 4))  # E: broadcast-dimensions
for i in range(len(series)):
    if i + 9 > len(series):
        break
    series[i:i + 10] + np.zeros((10, 4))  # W: broadcast-dimensions
for i in range(len(series)):
    cut = series[i:i + 10]
    if i + 10 > len(series):
        continue
    cut + np.zeros((10, 4))
for i in range(len(series)):
    if i > 10:
        continue
    series[i:i + 10] + np.zeros((10, 4))
    series[i:i + 10] + np.zeros((9, 4))  # E: broadcast-dimensions
for i in range(len(series)):
    if i + 10 > len(series):
        short = np.concatenate([series[i:i + 10], np.zeros((i + 10 - len(series), 4))])
    else:
        short = series[i:i + 10]

"""Windows collected round by round: those at the end are shorter where the loop goes too far."""
import numpy as np

s = np.zeros(400)
x = np.zeros((400, 3))


def windows(series, lookback, horizon, last):
    X, Y = [], []
    for i in range(len(series) - lookback - last):
        X.append(series[i:i + lookback])
        Y.append(series[i + lookback:i + lookback + horizon, 0])
    return np.array(X), np.array(Y)  # E: array-ragged (6,) (2,)


A, B = windows(x, 24, 6, 6)
good = A + np.zeros((24, 3))
good = B + np.zeros(6)
X, Y = windows(x, 24, 6, 1)

good = np.stack([s[i:i + 10] for i in range(391)])
bad = np.stack([s[i:i + 10] for i in range(395)])  # E: stack-shapes
bad = np.asarray([x[i:i + 10] for i in range(395)])  # E: array-ragged (10, 3) (6, 3)

# those that are too short are left out
some = []
for i in range(395):
    part = s[i:i + 10]
    if len(part) == 10:
        some.append(part)
print(len(some))
some = []
for i in range(395):
    part = s[i:i + 10]
    if len(part) < 10:
        break
    some.append(part)
print(len(some))

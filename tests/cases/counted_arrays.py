"""Loops over np.arange get the numbers that range would give, unless somebody changes them."""
import numpy as np

x = np.zeros((16, 5000))

# windows by their beginnings
starts = np.arange(0, x.shape[1] - 500 + 1, 250)
windows = np.stack([x[:, s:s + 500] for s in starts])  # S: windows (19, 16, 500)
good = windows + np.zeros(500)
windows + np.zeros(16)  # E: broadcast-dimensions (19, 16, 500) (16,)
print(len(starts), starts.shape)

# in a function, in rounds of another loop
def halves(signal, size):
    firsts = np.arange(0, signal.shape[1], size)
    for epoch in range(2):
        for first in firsts:
            part = signal[:, first:first + size]
            yield part


for part in halves(x, 1250):
    good = part + np.zeros(1250)
    part + np.zeros(1251)  # E: broadcast-dimensions (16, 1250) (1251,)

# the last one is smaller
for first in np.arange(0, 100, 32):
    np.zeros((100, 4))[first:first + 32] + np.zeros((32, 4))  # E: broadcast-dimensions (4, 4) (32, 4)

# numbers that somebody changes
order = np.arange(4)
np.random.shuffle(order)
for k in order:
    good = np.zeros(5)[k:k + 2] + np.zeros(2)
widths = np.arange(4)
widths[0] = 3
for k in widths:
    good = np.zeros(5)[:k] + np.zeros(3)

# fractions, and what only a number of NumPy has
for t in np.arange(0, 1, 0.25):
    good = np.zeros(3) * t
for k in np.arange(3):
    good = np.zeros(3) + k.astype(float)
for k in np.arange(3, dtype=float):
    good = np.zeros(3) + k

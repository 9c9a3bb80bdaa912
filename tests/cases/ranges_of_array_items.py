"""Loops whose range ends at a number out of an array: how far the index goes nobody knows."""
import numpy as np


def triangles(count, size, points):
    bins = np.floor((size + 1) * points / points.max()).astype(int)
    bank = np.zeros((count, size // 2 + 1))
    for m in range(1, count + 1):
        for k in range(bins[m - 1], bins[m]):
            bank[m - 1, k] = k - bins[m - 1]
    return bank


whole = triangles(6, 16, np.linspace(0, 2, 8)) + 1.0  # S: whole (6, 9)

"""Arrays whose shape is set in a loop, in a branch or where an object keeps them."""
import sys

import numpy as np

wide, narrow = np.zeros((4, 2)), np.zeros((3, 2))
x = np.zeros(12)
for _ in range(3):
    x.shape = (3, 4)
y = x @ wide  # S: y (3, 2)
y = x @ narrow  # E: matmul-inner-dimensions


def turned(array, rounds):
    for _ in range(rounds):
        array.shape = (3, 4)
        array @ wide
        array @ narrow  # E: matmul-inner-dimensions
        array.shape = (4, 3)
    return array


y = turned(np.zeros((4, 3)), len(sys.argv)) @ narrow  # S: y (4, 2)
z = np.zeros(12)
if len(sys.argv) > 1:
    z.shape = (3, 4)
else:
    z.resize((3, 4))
y = z @ wide  # S: y (3, 2)


class Table:
    """Has a shape of its own, and arrays."""

    def __init__(self):
        self.shape = (5, 6)
        self.rows = np.zeros(12)
        self.kept = np.zeros((2, 6))

    def formed(self):
        self.rows.shape = (3, 4)
        return self.rows @ wide

    def resized(self):
        self.kept.resize((3, 4), refcheck=False)
        return self.kept @ wide

    def mistaken(self):
        self.kept.resize((4, 3), refcheck=False)
        return self.kept @ wide  # E: matmul-inner-dimensions


y = Table().formed()  # S: y (3, 2)
y = Table().resized()  # S: y (3, 2)
Table().mistaken()
y = np.zeros(Table().shape)  # S: y (5, 6)

"""An index among several that is out of range only where a branch was taken, and never behind a test of it."""
import sys

import numpy as np

flag = len(sys.argv) > 1
image = np.zeros((3, 4))  # S: image (3, 4)
y, x = 0, 0
if flag:
    y = 4
image[y, x]  # W: index-out-of-range
image[x, y]  # W: index-out-of-range
image[y, x] = 1  # W: index-out-of-range
image[x, y] += 1  # W: index-out-of-range
image[y]  # W: index-out-of-range
row = image[:, x]  # S: row (3,)
image[3, x]  # E: index-out-of-range
image[x, 4] = 1  # E: index-out-of-range
if y < 3:
    image[y, x] = 2
    image[y] = 2
elif y > 3:
    image[x, y] = 2  # W: index-out-of-range
stack = [(0, 0)]
if flag:
    stack = [(-4, 0)]
r, c = stack.pop()
image[r, c]  # W: index-out-of-range
if r < 0 or c < 0:
    r = 0
else:
    image[r, c]
    image[r, c] = 1
# which of several the place of the largest one names is for the program to say: not any of them
steps = [(0, -1), (0, 1), (1, 0)]
down = x + steps[np.argmax(np.random.rand(3))][0]
image[down + 2, x]

"""Loops over long ranges: an index that is out of range in one of the rounds, whatever the run."""

import sys

import numpy as np

steps = 500
path = np.zeros((steps, 4))
for k in range(1, steps):
    path[k] = path[k - 1] + 1
for k in range(steps):
    path[k + 1] = path[k] + 1  # E: index-out-of-range
for k in range(1, steps + 1):
    path[k] = path[k - 1] + 1  # E: index-out-of-range
for k in range(steps - 1, -1, -1):
    path[k - steps] = 0
for k in range(steps - 1, -1, -1):
    path[k - steps - 1] = 0  # E: index-out-of-range
for k in range(steps):
    if k < steps - 1:
        path[k + 1] = 0
for k in range(steps):
    if k > 3:
        path[k + 1] = 0  # E: index-out-of-range

# the last of every second is one before the end
for k in range(0, steps, 2):
    path[k + 1] = path[k]
for k in range(0, steps, 2):
    path[k + 2] = path[k]  # W: index-out-of-range

# rounds that a run need not come to
for k in range(steps):
    if path[k, 0] > 3:
        break
    path[k + 1] = 0  # W: index-out-of-range


def first(values):
    for k in range(len(values)):
        if values[k + 1, 0] > 3:  # W: index-out-of-range
            return k
    return 0


first(path)
for k in range(steps):
    if path[k, 0] > 0:
        path[k + 1] = 0  # W: index-out-of-range
for k in range(steps):
    if k % 3 == int(sys.argv[1]):
        path[k + 1] = 0  # W: index-out-of-range


def roll(values, rounds):
    for i in range(rounds):
        for j in range(200):
            values[j + 301, i] = values[j, i]  # E: index-out-of-range
    return values


a = roll(np.zeros((500, 3)), 2)  # S: a (500, 3)
b = roll(np.zeros((501, 3)), 2)  # S: b (501, 3)


# what is called may end the loop, or the program, ahead of it
def checked(i, end):
    if i >= end:
        raise StopIteration
    return i


def finished(i, end):
    if i == end:
        sys.exit(0)


try:
    for k in range(steps):
        checked(k, steps - 1)
        path[k + 1] = 0  # W: index-out-of-range
except StopIteration:
    pass
for k in range(steps):
    finished(k, steps - 1)
    path[k + 1] = 0  # W: index-out-of-range


def pairs(values):
    for k in range(steps):
        yield values[k], values[k + 1]  # W: index-out-of-range


for one, two in pairs(path):
    if one[0] > 3:
        break

# the numbers of an array's rows
values = np.zeros(300)
after = np.zeros(300)
for i, value in enumerate(values):
    after[i + 1] = value  # E: index-out-of-range
for i, value in enumerate(values, 1):
    after[i] = value  # E: index-out-of-range
for i, value in enumerate(values, 1):
    after[i - 1] = value
for i, value in enumerate(values):
    if value > 2:
        break
    after[i + 1] = value  # W: index-out-of-range
for i, value in enumerate(values):
    if i + 1 < len(values):
        after[i + 1] = value
pairs_once = enumerate(values)
for i, value in pairs_once:
    if value < 0:
        break
    after[i] = value
for i, value in pairs_once:
    after[i + 1] = value  # W: index-out-of-range

"""Caches: what is not there yet is made and kept; the first time nothing is there, whatever the key."""

import sys

import numpy as np


def cached(keys):
    table = {}
    for key in keys:
        if key in table:
            found = table[key]
        else:
            found = np.zeros((3, 4))
            table[key] = found
    fine = np.zeros((2, 3)) @ found
    fine = fine * 1  # S: fine (2, 4)
    return found @ np.zeros((3, 2))  # E: matmul-inner-dimensions (3, 4) (3, 2)


def by_pairs(keys):
    table = dict()
    for key in keys:
        pair = frozenset([key, "end"])
        if pair not in table:
            found = np.zeros(5)
            table[pair] = found
        else:
            found = table[pair]
        good = found + np.zeros(5)  # S: good (5,)
        found + np.zeros(6)  # E: broadcast-dimensions (5,) (6,)


def listed(keys):
    seen = []
    for key in keys:
        if key in seen:
            size = 3
        else:
            size = 4
            seen.append(key)
    return size


keys = open(sys.argv[1]).read().split()
cached(keys)
by_pairs(keys)
good = np.zeros(listed(keys))

# a dictionary with something in it may have any key
start = dict(a=2)
if keys[0] in start:
    np.zeros(2) + np.zeros(3)  # E: broadcast-dimensions (2,) (3,)
if keys[0] in {}:
    np.zeros(2) + np.zeros(3)

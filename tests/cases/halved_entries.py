"""Numbers that rounds replace by what they make of them, in dictionaries that the rounds are handed: they have an end."""

import numpy as np


def pieces(source, width):
    for piece in source:
        yield {"data": piece, "span": (width, width), "width": width}


def halves(source, width):
    for item in pieces(source, width):
        item["span"] = (item["span"][0] // 2, int(item["span"][1] / 2))
        item["width"] = int(item["width"] / 2)
        yield item["span"], np.zeros((3, 4))


def listed(source, width):
    items = [{"span": (width, width), "rows": np.zeros((3, 4))} for _ in source]
    for item in items:
        item["span"] = (int(item["span"][0] / 2), 0)
        item["rows"] = item["rows"] @ np.zeros((4, 4))
    return items


def shrinking(source, width):
    place = (width, width)
    for _ in source:
        place = (int(place[0] / 2), 0)
    return place


source = open("anything").read().split()
width = int(round(float(source[0]))) * 4
for span, rows in halves(source, width):
    rows @ np.zeros((4, 2))
    same = rows + 1.0  # S: same (3, 4)
    rows @ np.zeros((3, 2))  # E: matmul-inner-dimensions
for item in listed(source, width):
    rows = item["rows"]  # S: rows (3, 4)
    rows @ np.zeros((4, 2))
    rows @ np.zeros((3, 2))  # E: matmul-inner-dimensions
for _ in range(1000):
    exact = {"span": (8, 4)}
    exact["span"] = (exact["span"][0] // 2, 5)
    np.zeros((2, 5)) @ np.zeros((exact["span"][1], 3))
    np.zeros((2, 6)) @ np.zeros((exact["span"][1], 3))  # E: matmul-inner-dimensions
shrinking(source, width)

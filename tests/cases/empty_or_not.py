"""What comes out of a comparison with a size that nobody knows does not hide that another value decides it."""

import torch


def last(polygons):
    return polygons[..., -1, :]


def draw(polygons, least):
    polygons = torch.zeros(2, least, 2) if least > 5 else torch.zeros(0, 0, 2)
    if polygons.shape[1] == 0:
        return None
    return last(polygons)


def unguarded(polygons, least):
    polygons = torch.zeros(2, least, 2) if least > 5 else torch.zeros(0, 0, 2)
    if polygons.shape[2] == 0:
        return None
    return polygons[..., -1, :]  # W: index-out-of-range


import nowhere

draw(nowhere.polygons, nowhere.least)
unguarded(nowhere.polygons, nowhere.least)

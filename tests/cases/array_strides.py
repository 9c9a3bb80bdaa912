"""Strides of arrays: as many as dimensions, and as_strided needs one for each size."""
import numpy as np
from numpy.lib.stride_tricks import as_strided

image = np.zeros((20, 24))
down, right = image.strides
windows = as_strided(image, shape=(18, 22, 3, 3), strides=(down, right, down, right))  # S: windows (18, 22, 3, 3)
doubled = as_strided(image, (18, 22, 3, 3), image.strides * 2)  # S: doubled (18, 22, 3, 3)
joined = as_strided(image, (18, 22, 3, 3), image.strides + image.strides)  # S: joined (18, 22, 3, 3)
rows = as_strided(image, (5, 20, 24), (0,) + image.strides)  # S: rows (5, 20, 24)
as_strided(image, shape=(18, 22, 3, 3), strides=(down, right))  # E: stride-count
as_strided(image, (18, 22, 3), image.strides * 2)  # E: stride-count
down, right, deep = image.strides  # E: unpack-length
wide = as_strided(image, (4, 24), (image.strides[0] * 5, image.strides[1]))  # S: wide (4, 24)
wide + np.zeros(20)  # E: broadcast-dimensions (4, 24) (20,)


def patches(x, size):
    count = tuple(n - size + 1 for n in x.shape)
    return as_strided(x, count + (size, size), x.strides + x.strides)  # E: stride-count


few = patches(np.zeros((9, 8)), 2)  # S: few (8, 7, 2, 2)
patches(np.zeros((9, 8, 3)), 2)

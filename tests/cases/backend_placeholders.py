"""Placeholders that the backend of Keras makes."""

import numpy as np
from keras import backend as K

side = 40
given = K.placeholder((1, side, side, 3))  # S: given (1, 40, 40, 3)
content = K.variable(np.zeros((1, 40, 40, 3)))
both = K.concatenate([content, given], axis=0)  # S: both (2, 40, 40, 3)
K.concatenate([content, given[:, 1:]], axis=0)  # E: cat-dimensions
rows = K.placeholder(shape=(None, 4))
K.dot(rows, K.variable(np.zeros((5, 2))))  # E: matmul-inner-dimensions
K.placeholder(ndim=3)

"""A product of operands with the wrong number of dimensions is told of that alone, and a dot product is a number.

https://docs.pytorch.org/docs/2.13/generated/torch.dot.html, torch.mm, torch.mv, torch.bmm
"""

import numpy as np
import tensorflow as tf
import torch
from tensorflow import keras

row, column = torch.zeros(1, 500), torch.zeros(400, 1)

row.dot(torch.zeros(1, 500))  # E: matmul-rank (1, 500)
torch.dot(row[0], torch.zeros(400))  # E: matmul-inner-dimensions (500,) (400,)
energies = torch.zeros(2, 3)
energies[0, 1] = row.dot(row)  # E: matmul-rank (1, 500)
energies[0, 2] = row[0].dot(row[0])
a = torch.dot(torch.tensor(np.load("weights.npy")), row[0]) + 0  # S: a ()
torch.mm(torch.zeros(2, 3, 4), torch.zeros(3, 5, 6))  # E: matmul-rank (2, 3, 4) (3, 5, 6)
torch.mm(torch.zeros(3, 4), torch.zeros(5, 6))  # E: matmul-inner-dimensions
torch.mv(torch.zeros(3), torch.zeros(4))  # E: matmul-rank (3,) (4,)
torch.mv(torch.zeros(3, 5), torch.zeros(4))  # E: matmul-inner-dimensions
torch.bmm(torch.zeros(3, 4), torch.zeros(5, 6))  # E: matmul-rank
torch.bmm(torch.zeros(2, 3, 4), torch.zeros(2, 5, 6))  # E: matmul-inner-dimensions
tf.matmul(tf.zeros([3]), tf.zeros([4, 5]))  # E: matmul-rank
np.zeros((3, 4)) @ np.zeros((2, 5, 6))  # E: matmul-inner-dimensions

# windows do not slide over what is no batch of images
keras.layers.MaxPooling2D(3)(np.zeros((2, 28, 28)))  # E: layer-rank (2, 28, 28)
keras.layers.Conv2D(3, 3)(np.zeros((2, 28, 28)))  # E: layer-rank (2, 28, 28)
keras.layers.MaxPooling2D(3)(np.zeros((2, 2, 28, 1)))  # E: layer-window (2, 2, 28, 1)
tf.nn.max_pool2d(np.zeros((2, 28, 28)), 3, 1, "VALID")  # E: window-rank (2, 28, 28)
tf.nn.conv2d(np.zeros((2, 28, 28)), np.zeros((3, 3, 3, 3)), 1, "VALID")  # E: window-rank (2, 28, 28)

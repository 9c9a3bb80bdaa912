"""Products with something of which nothing is known: they end in as many as the matrix has columns."""
import numpy as np
import tensorflow as tf
import torch

x = open("file").read()
a = torch.matmul(x, torch.zeros(4, 5))  # S: a (..., 5)
a = torch.matmul(x, torch.zeros(3, 4, 5))  # S: a (..., 5)
a = x @ torch.zeros(4, 5) @ torch.zeros(5, 2)  # A: a (..., 2)
a = x @ torch.zeros(4, 5) @ torch.zeros(6, 2)  # E: matmul-inner-dimensions
a = torch.matmul(x, torch.zeros(4))  # S: a (...)
a = np.matmul(x, np.zeros((4, 5)))  # S: a (..., 5)
a = tf.matmul(x, tf.zeros((4, 5)))  # S: a (..., 5)
a = torch.matmul(torch.zeros(4, 5), open("other").read())  # S: a (...)

"""Weights given to layers of Keras; updates given as lists (run with Keras 3.15, TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf
from keras import layers

dense = layers.Dense(4)
dense.build((None, 3))
dense.set_weights([np.zeros((3, 4)), np.zeros(4)])
dense.set_weights([np.zeros((4, 3)), np.zeros(4)])  # E: keras-weights (4, 3)
dense.set_weights([np.zeros((3, 4)), np.zeros(3)])  # E: keras-weights (3,)
words = layers.Embedding(100, 16)
words.build((None,))
words.set_weights([np.zeros((100, 16))])
words.set_weights([np.zeros((101, 16))])  # E: keras-weights (101, 16)
known = layers.Embedding(100, 16, weights=[np.zeros((100, 16))])
a = known(np.zeros((2, 5), int))  # S: a (2, 5, 16)

a = tf.tensor_scatter_nd_update(tf.zeros((8,)), [[1], [3]], [9.0, 10.0])  # S: a (8,)
a = tf.tensor_scatter_nd_update(tf.zeros((8, 4)), [[1], [3]], tf.ones((2, 4)))  # S: a (8, 4)
tf.tensor_scatter_nd_update(tf.zeros((8,)), [[1], [3]], [9.0, 10.0, 11.0])  # E: scattered-updates (3,)
tf.tensor_scatter_nd_add(tf.zeros((8, 4)), [[1, 2], [3, 3]], tf.ones((2, 4)))  # E: scattered-updates (2, 4)

"""Python's numbers in TensorFlow's datasets and loops take 32 bits; arrays keep what they have."""

import keras
import numpy as np
import tensorflow as tf

for x in tf.data.Dataset.from_tensor_slices([1, 2, 3]):
    x + tf.constant(1)
    x + tf.constant(1, tf.int64)  # E: same-types
for x in tf.data.Dataset.from_tensors(3.0):
    x + tf.constant(1.0)
    x + tf.constant(1.0, tf.float64)  # E: same-types
for one, two in tf.data.Dataset.from_tensor_slices(([1, 2], [[1.0], [2.0]])):
    one + tf.constant(1)
    two + tf.constant(1.0)
for x in tf.data.Dataset.from_tensor_slices(np.array([1, 2])):
    x + tf.constant(1, tf.int64)
    x + tf.constant(1)  # E: same-types
for x in tf.data.Dataset.from_tensor_slices([np.array([1, 2]), np.array([3, 4])]):
    x + tf.constant(1, tf.int64)
    x + tf.constant(1)  # E: same-types
tf.constant([np.array([1, 2])]) + tf.constant(1)
tf.constant([[1, 2]]) + tf.constant(1, tf.int64)  # E: same-types
for x in tf.data.Dataset.from_tensor_slices(range(3)):
    x + tf.constant(1)


def added(number, row):
    row + tf.constant(1.0)
    return number + tf.constant(1), row


pairs = tf.data.Dataset.from_tensor_slices(([1, 2], [[1.0], [2.0]])).map(added)
(rounds,) = tf.while_loop(lambda i: i < 3, lambda i: (i + 1,), (0,))
rounds + tf.constant(1)
rounds + tf.constant(1, tf.int64)  # E: same-types

many, _ = keras.ops.while_loop(lambda c, p: c < 4, lambda c, p: (c + 2, p), (1, keras.ops.zeros((4, 2))))


def updated(i, mask):
    return keras.ops.where(i < many, mask, mask)


keras.ops.fori_loop(0, 6, updated, keras.ops.zeros((3, 3)))

# Python's float is 32 bits here, and 64 to NumPy
a = tf.cast(tf.constant([1, 2]), float)
a + tf.constant(1.0)
a + tf.constant(1.0, tf.float64)  # E: same-types
b = keras.ops.cast(keras.ops.ones((2, 3)), float)
b * keras.ops.ones((2, 3))
tf.constant(np.zeros(3, dtype=float)) + tf.constant(1.0, tf.float64)
tf.constant(np.zeros(3, dtype=float)) + tf.constant(1.0)  # E: same-types

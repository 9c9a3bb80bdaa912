"""What tf.ensure_shape says of a tensor is so behind it; `*` of truths; sums of truths."""

import numpy as np
import tensorflow as tf


def load(index):
    return np.zeros((16, 64), np.float32)


loaded = tf.data.Dataset.range(32).map(lambda i: tf.numpy_function(load, [i], tf.float32))
said = loaded.map(lambda x: tf.ensure_shape(x, [16, 64])).batch(8, drop_remainder=True)
for x in said:
    y = x + 0.0  # S: y (8, 16, 64)
    x + tf.zeros((8, 64))  # E: broadcast-dimensions (8, 16, 64) (8, 64)

open_batch = tf.ensure_shape(tf.numpy_function(load, [1], tf.float32), (None, 64))
tf.matmul(open_batch, tf.zeros((64, 3)))
tf.matmul(open_batch, tf.zeros((32, 3)))  # E: matmul-inner-dimensions (32, 3)
known = tf.ensure_shape(tf.zeros((4, 5)), (None, 5))  # S: known (4, 5)
tf.ensure_shape(tf.zeros((4, 5)), (None, 6))  # E: set-shape (4, 5)
tf.ensure_shape(tf.zeros((4, 5)), (4,))  # E: set-shape (4, 5)

loss = tf.ones((2, 2))
mask = tf.constant([[True, False], [True, True]])
both = loss * mask  # S: both (2, 2)
tf.reduce_any(both)
tf.reduce_any(mask * loss)
tf.reduce_any(mask * mask)
tf.constant([1, 2]) * 0.5  # E: number-type (2,)
tf.constant([1, 2]) * tf.ones(2)  # E: same-types (2,) (2,)
loss + mask  # E: same-types (2, 2) (2, 2)
tf.multiply(loss, mask)  # E: same-types (2, 2) (2, 2)
tf.reduce_sum(mask)  # E: element-type (2, 2)
tf.reduce_mean(tf.cast(mask, tf.float32))
tf.reduce_sum(loss * tf.cast(mask, tf.float32))
tf.cumsum(mask)  # E: element-type (2, 2)
tf.reduce_max(tf.constant([1, 2]))

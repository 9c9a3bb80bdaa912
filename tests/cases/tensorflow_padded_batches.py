"""Batches of elements that are padded to given shapes (run with TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf

rows = tf.data.Dataset.from_tensor_slices(np.zeros((12, 6), "float32"))
for batch in rows.padded_batch(4, padded_shapes=(8,)):
    a = batch + 0  # S: a (4, 8)
for batch in rows.padded_batch(4, padded_shapes=[None]):
    a = batch + 0  # S: a (4, 6)
list(rows.padded_batch(4, padded_shapes=(5,)))  # E: padded-size (6,)
list(rows.padded_batch(4, padded_shapes=[8, 2]))  # E: padded-rank (6,)
pairs = tf.data.Dataset.from_tensor_slices((np.zeros((12, 6), "float32"), np.zeros(12)))
for batch, labels in pairs.padded_batch(4, padded_shapes=([10], [])):
    a = tf.matmul(batch, tf.zeros((10, 2)))  # S: a (4, 2)
    tf.matmul(batch, tf.zeros((6, 2)))  # E: matmul-inner-dimensions (4, 10)
for batch, labels in pairs.padded_batch(4, padded_shapes=([None], [])):
    a = tf.matmul(batch, tf.zeros((6, 2)))  # S: a (4, 2)
    a = labels + 0  # S: a (4,)

# two components that are one tensor are padded each on its own
twice = tf.data.Dataset.from_tensor_slices([[1, 2, 3], [3, 4, 5]]).map(lambda row: (row, row))
twice.padded_batch(2, padded_shapes=([None], [4]))
twice.padded_batch(2, padded_shapes=([None], []))  # E: padded-rank (3,)
twice.padded_batch(2, padded_shapes=([None], [2]))  # E: padded-size
twice.map(lambda one, other: (one, (other, tf.reduce_sum(other)))).padded_batch(2, padded_shapes=([None], ([4], [])))
twice.map(lambda one, other: (one, (other, one))).padded_batch(2, padded_shapes=([None], ([4], [])))  # E: padded-rank (3,)

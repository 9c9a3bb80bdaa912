"""Lists that the batches of a tf.data dataset fill: the last batch is smaller, and together they have all samples."""
import numpy as np
import tensorflow as tf

samples = np.zeros((20, 3), "float32")
batches = tf.data.Dataset.from_tensor_slices(samples).batch(8)
parts = []
for x in batches:
    parts.append(x.numpy())
np.stack(parts)  # E: stack-shapes (8, 3) (4, 3)
whole = np.concatenate(parts)  # S: whole (20, 3)
mapped = []
for number, x in enumerate(batches.map(lambda x: x * 2.0).prefetch(1)):
    mapped.append(tf.reduce_sum(x, axis=1))
tf.stack(mapped)  # E: stack-shapes (8,) (4,)
sums = tf.concat(mapped, axis=0)  # S: sums (20,)
sums + tf.zeros((24,))  # E: broadcast-dimensions (20,) (24,)
even = []
for x in tf.data.Dataset.from_tensor_slices(samples).batch(8, drop_remainder=True):
    even.append(x.numpy())
pairs = np.stack(even)  # S: pairs (2, 8, 3)
small = []
for x in tf.data.Dataset.from_tensor_slices(samples).batch(32):
    small.append(x.numpy())
one = np.stack(small)  # S: one (1, 20, 3)
again = []
for x in batches.repeat(2):
    again.append(x.numpy())
np.concatenate(again)
first = []
for x in batches.take(2):
    first.append(x.numpy())
np.stack(first)

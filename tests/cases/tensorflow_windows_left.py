"""Windows without drop_remainder: the last ones are smaller, and cannot be batched with the others (run with TensorFlow 2.21)."""
import sys

import numpy as np
import tensorflow as tf

rows = tf.data.Dataset.from_tensor_slices(np.zeros((100, 2), np.float32))
left = rows.window(30, shift=1).flat_map(lambda window: window.batch(30))
for batch in left.batch(16):  # W: batch-elements (30, 2)
    pass
for batch in left.map(lambda steps: (steps[:24], steps[24:, :1])).shuffle(10).batch(16):  # W: batch-elements
    pass
for steps in left:
    flat = tf.reshape(steps, [60])  # W: reshape-element-count
for mean in left.map(lambda steps: tf.reduce_mean(steps, axis=0)).batch(16):
    a = mean @ tf.ones([2, 3])
for batch in left.batch(1):
    pass
for batch in left.padded_batch(16):
    pass

# all of them are full
dropped = rows.window(30, shift=1, drop_remainder=True).flat_map(lambda window: window.batch(30))
for batch in dropped.batch(16):
    pass
shorter = rows.window(30, shift=1).flat_map(lambda window: window.batch(30, drop_remainder=True))
for batch in shorter.batch(16):
    pass
apart = rows.window(20).flat_map(lambda window: window.batch(20))
for batch in apart.batch(5, drop_remainder=True):
    b = tf.identity(batch)  # S: b (5, 20, 2)
for steps in apart:
    flat = tf.reshape(steps, [40])  # S: flat (40,)
uneven = rows.window(30).flat_map(lambda window: window.batch(30))
for batch in uneven.batch(5):  # W: batch-elements (30, 2)
    pass
# batches of batches
for batch in rows.batch(30).batch(2):  # W: batch-elements (30, 2)
    pass
for batch in rows.batch(25).batch(2):
    pass
some = tf.data.Dataset.from_tensor_slices(np.zeros((len(sys.argv) * 10, 2), np.float32))
for batch in some.window(8, shift=1).flat_map(lambda window: window.batch(8)).batch(4):  # W: batch-elements
    pass

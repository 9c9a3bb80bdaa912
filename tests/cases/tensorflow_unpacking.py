"""Tensors of TensorFlow are unpacked to as many names as they have rows (run with TensorFlow 2.21)."""
import tensorflow as tf
from tensorflow import keras

pairs = tf.zeros((2, 5))
first, second = pairs
a = first + second  # S: a (5,)
rows, columns = tf.shape(pairs)
rows, columns = tf.shape(tf.zeros((2, 5, 7)))  # E: unpack-length
first, second = tf.zeros((8, 2))  # E: unpack-length


class Noisy(keras.layers.Layer):
    """Takes a mean and a deviation."""

    def call(self, inputs):
        mean, deviation = inputs  # E: unpack-length
        return mean + deviation * tf.random.normal(tf.shape(mean))


mean, deviation = keras.layers.Dense(3), keras.layers.Dense(3)
data = tf.zeros((8, 4))
c = Noisy()((mean(data), deviation(data)))  # S: c (8, 3)
Noisy()(mean(data))

# what is left over is a list of rows
head, *rows = tf.zeros([4, 3])
last = rows[2] + 0  # S: last (3,)
rows[3]  # E: item-out-of-range
together = tf.stack(rows)  # S: together (3, 3)
for row in rows:
    tf.matmul(row[None], tf.zeros([4, 1]))  # E: matmul-inner-dimensions (1, 3) (4, 1)
*columns, final = tf.unstack(tf.zeros([4, 3, 2]), axis=1)
together = tf.stack(columns)  # S: together (2, 4, 2)
part, *parts = tf.split(tf.zeros([6, 5]), 3)
together = tf.concat(parts, 0)  # S: together (4, 5)

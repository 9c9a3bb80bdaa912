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

"""Losses of Keras called as objects: one number, or one for each sample, of ranks that differ by one."""
import tensorflow as tf
from tensorflow import keras

labels = tf.zeros((4, 5))
a = keras.losses.MeanSquaredError()(labels, tf.zeros((4, 5)))  # S: a ()
a = keras.losses.MeanSquaredError(reduction="none")(labels, tf.zeros((4, 5)))  # S: a (4,)
keras.losses.MeanSquaredError(reduction="none")(labels, tf.zeros((4, 6)))  # E: loss-labels
# a last dimension of 1 goes
a = keras.losses.MeanSquaredError(reduction="none")(tf.zeros((4, 5, 1)), tf.zeros((4, 5)))  # S: a (4,)
a = keras.losses.Huber(reduction="none")(tf.zeros((4, 5)), tf.zeros((4, 5, 1)))  # S: a (4,)
# or comes, where the other has one dimension
a = keras.losses.LogCosh(reduction="none")(tf.zeros((1, 1)), tf.zeros(5))  # S: a (5,)
a = keras.losses.Huber(reduction="none")(tf.zeros(5), tf.zeros((5, 1)))  # S: a (5,)
# ranks further apart broadcast as they are
a = keras.losses.MeanSquaredError(reduction="none")(tf.zeros((3, 4, 5)), tf.zeros(5))  # S: a (3, 4)

"""States of a whole batch that begin a smaller last one: what a run comes to first is told, though a loop follows behind it."""
import numpy as np
import tensorflow as tf


class Encoder(tf.keras.Model):
    def __init__(self, units):
        super().__init__()
        self.gru = tf.keras.layers.GRU(units, return_sequences=True, return_state=True)

    def call(self, x, hidden):
        output, state = self.gru(x, initial_state=hidden)  # W: keras-state-rows (4, 12) (2, 6, 8)
        return output, state


encoder = Encoder(12)


@tf.function
def step(batch, hidden):
    output, state = encoder(batch, hidden)
    total = tf.zeros((4, 12))
    for t in range(3):
        total += output[:, t]
    return total


rows = np.random.rand(10, 6, 8).astype("float32")
for batch in tf.data.Dataset.from_tensor_slices(rows).batch(4, drop_remainder=True):
    step(batch, tf.zeros((4, 12)))
for batch in tf.data.Dataset.from_tensor_slices(rows).batch(4):
    step(batch, tf.zeros((4, 12)))

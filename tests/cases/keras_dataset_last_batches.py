"""Datasets that end with a smaller batch: models and steps of the program see it as well (run with TensorFlow 2.21, Keras 3.15)."""
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Noisy(keras.Model):
    def __init__(self, rows):
        super().__init__()
        self.rows = rows
        self.out = keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)

    def train_step(self, data):
        x, y = data
        noise = tf.random.normal((self.rows, 8))
        with tf.GradientTape() as tape:
            guess = self(x + noise)  # E: broadcast-dimensions (4, 8) (32, 8)
            loss = tf.reduce_mean((guess - y) ** 2)
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        return {"loss": loss}


class Biased(keras.Model):
    def __init__(self, rows):
        super().__init__()
        self.out = keras.layers.Dense(1)
        self.bias = tf.zeros((rows, 1))

    def call(self, x):
        return self.out(x) + self.bias  # E: broadcast-dimensions (4, 1) (32, 1)


x = np.random.rand(100, 8).astype("float32")
y = np.random.rand(100, 1).astype("float32")
rows = tf.data.Dataset.from_tensor_slices((x, y))
noisy = Noisy(32)
noisy.compile("sgd", "mse")
noisy.fit(rows.shuffle(100).batch(32, drop_remainder=True), epochs=2)
noisy.fit(rows.batch(32), steps_per_epoch=3)
noisy.fit(rows.batch(32).prefetch(1))
one = Noisy(1)
one.compile("sgd", "mse")
one.fit(rows.batch(32))
biased = Biased(32)
biased.compile("sgd", "mse")
biased.fit(rows.batch(32, drop_remainder=True))
biased.fit(rows.batch(32))
held = Biased(1)
held.compile("sgd", "mse")
held.fit(rows.batch(25), validation_data=rows.batch(32))

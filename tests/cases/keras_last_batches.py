"""The last batch that a Sequence of the program gives is asked for as the first is: it may have fewer samples."""
import math

import numpy as np
import tensorflow as tf
from tensorflow import keras


class Rows(keras.utils.PyDataset):
    def __init__(self, x, y, size, drops=False):
        super().__init__()
        self.x, self.y, self.size, self.drops = x, y, size, drops

    def __len__(self):
        if self.drops:
            return len(self.x) // self.size
        return math.ceil(len(self.x) / self.size)

    def __getitem__(self, index):
        rows = self.x[index * self.size : (index + 1) * self.size]
        return rows, self.y[index * self.size : (index + 1) * self.size]


class Flat(Rows):
    def __getitem__(self, index):
        rows, labels = super().__getitem__(index)
        return rows.reshape(self.size, 8), labels  # E: reshape-element-count (4, 2, 4) (32, 8)


class Free(Rows):
    def __getitem__(self, index):
        rows, labels = super().__getitem__(index)
        flat = rows.reshape(-1, 8)
        return flat, labels


class Filled(Rows):
    def __getitem__(self, index):
        rows, labels = super().__getitem__(index)
        batch = np.zeros((32, 2, 4))
        batch[:] = rows  # E: index-assignment-shape (4, 2, 4) (32, 2, 4)
        return batch.reshape(-1, 8), labels


class Short(Rows):
    def __getitem__(self, index):
        rows, labels = super().__getitem__(index)
        batch = np.zeros((len(rows), 2, 4))
        batch[:] = rows
        return batch.reshape(-1, 8), labels


class Noisy(keras.Model):
    def __init__(self, rows):
        super().__init__()
        self.rows = rows
        self.out = keras.layers.Dense(1)

    def call(self, x):
        return self.out(x)

    def train_step(self, data):
        x, y = data
        size = tf.shape(x)[0] if self.rows is None else self.rows
        noise = tf.random.normal((size, 8))
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


def weighted(truth, guess):
    return tf.reduce_mean(tf.ones((32, 1)) * (truth - guess) ** 2)  # E: broadcast-dimensions (32, 1) (4, 1)


x = np.random.rand(100, 2, 4).astype("float32")
y = np.random.rand(100, 1).astype("float32")
model = keras.Sequential([keras.layers.Input((8,)), keras.layers.Dense(1)])
model.compile("sgd", "mse")
model.fit(Flat(x, y, 32))
model.fit(Free(x, y, 32))
model.fit(Flat(x, y, 25))
model.fit(Flat(x, y, 32, drops=True))
model.fit(Flat(x, y, 32), steps_per_epoch=1)
model.fit(Filled(x, y, 32))
model.fit(Filled(x, y, 32, drops=True))
model.fit(Short(x, y, 32))
model.evaluate(Free(x, y, 32))
scores = model.predict(Free(x, y, 32)) * 1.0

flat = x.reshape(100, 8)
noisy = Noisy(32)
noisy.compile("sgd", "mse")
noisy.fit(Rows(flat, y, 32))
noisy.fit(Rows(flat, y, 32, drops=True))
free = Noisy(None)
free.compile("sgd", "mse")
free.fit(Rows(flat, y, 32))
biased = Biased(32)
biased.compile("sgd", "mse")
biased.fit(Rows(flat, y, 32))
whole = Biased(32)
whole.compile("sgd", "mse")
whole.fit(Rows(flat, y, 32, drops=True))
held = Biased(1)
held.compile("sgd", "mse")
held.fit(Rows(flat, y, 32), validation_data=Free(x, y, 30))
own = keras.Sequential([keras.layers.Input((8,)), keras.layers.Dense(1)])
own.compile("sgd", weighted)
own.fit(Rows(flat, y, 32))

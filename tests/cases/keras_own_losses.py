"""Losses that the program derives from keras.losses.Loss (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers


class Weighted(keras.losses.Loss):
    def __init__(self, weight=1.0, **options):
        super().__init__(**options)
        self.weight = weight

    def call(self, y_true, y_pred):
        return tf.reduce_mean(tf.square(y_true - y_pred), axis=-1) * self.weight  # E: broadcast-dimensions (4, 2)


class Kept(keras.losses.Loss):
    def __init__(self):
        super().__init__(reduction="none", name="kept")

    def call(self, y_true, y_pred):
        return tf.abs(y_true - y_pred)  # E: broadcast-dimensions (32, 4)


class Deep(keras.losses.Loss):
    def call(self, y_true, y_pred):
        return tf.reduce_mean(y_true - y_pred, axis=2)  # E: dimension-out-of-range


Weighted(2.0)(tf.zeros((4, 3)), tf.zeros((4, 3)))
Weighted()(tf.zeros((4, 3)), tf.zeros((4, 2)))
a = Kept()(tf.zeros((4, 3)), tf.zeros((4, 3)))  # S: a (4, 3)
a = Deep()(tf.zeros((4, 3, 2)), tf.zeros((4, 3, 2)))  # S: a ()
Deep()(tf.zeros((4, 3)), tf.zeros((4, 3)))
model = keras.Sequential([keras.Input((16,)), layers.Dense(5)])
model.compile("adam", loss=Kept())
model.fit(np.zeros((64, 16)), np.zeros((64, 5)))
model.fit(np.zeros((64, 16)), np.zeros((64, 4)))


# labels and outputs whose ranks differ by one: a last dimension of 1 comes or goes before the function gets them
def first(y_true, y_pred):
    return tf.square(y_true[:, 0] - y_pred[:, 0])


def rows(y_true, y_pred):
    batch, size = y_true.shape
    return tf.reduce_mean(tf.square(y_true - y_pred), axis=1) + size


def flat(y_true, y_pred):
    return tf.square(y_true[:, 0] - y_pred[:, 0])  # E: index-too-many (32,)


class Object(keras.losses.Loss):
    def call(self, y_true, y_pred):
        return tf.square(y_true[:, 0] - y_pred[:, 0])  # E: index-too-many (32,)


def pictures(y_true, y_pred):
    a = y_true - y_pred  # S: a (32, 8, 8)
    return tf.reduce_mean(a, axis=(1, 2))


single = keras.Sequential([keras.Input((16,)), layers.Dense(1)])
for loss in (first, rows):
    single.compile("adam", loss=loss)
    single.fit(np.zeros((64, 16)), np.zeros(64))
single.compile("adam", loss=Object())
single.fit(np.zeros((64, 16)), np.zeros(64))
model.compile("adam", loss=flat)
model.fit(np.zeros((64, 16)), np.zeros(64))
image = keras.Sequential([keras.Input((8, 8, 1)), layers.Conv2D(1, 3, padding="same")])
image.compile("adam", loss=pictures)
image.fit(np.zeros((64, 8, 8, 1)), np.zeros((64, 8, 8)))

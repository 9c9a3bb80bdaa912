"""Metrics of the program, which a model is compiled with or which are called (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers
from tensorflow.keras import backend as K


class Confusion(keras.metrics.Metric):
    def __init__(self, classes, name="confusion", **options):
        super().__init__(name=name, **options)
        self.classes = classes
        self.total = self.add_weight(name="total", shape=(classes, classes), initializer="zeros")
        self.seen = self.add_weight("seen", initializer="zeros")

    def update_state(self, y_true, y_pred, sample_weight=None):
        y_true = tf.argmax(y_true, axis=-1)
        y_pred = tf.argmax(y_pred, axis=-1)
        matrix = tf.math.confusion_matrix(y_true, y_pred, num_classes=self.classes, dtype=tf.float32)
        self.total.assign_add(matrix)
        self.seen.assign_add(1.0)

    def result(self):
        return tf.linalg.diag_part(self.total) / tf.reduce_sum(self.total, axis=0)

    def reset_state(self):
        self.total.assign(tf.zeros_like(self.total))


class Apart(keras.metrics.Metric):
    def __init__(self):
        super().__init__(name="apart")
        self.sum = self.add_weight(shape=(3,), initializer="zeros")

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.sum.assign_add(tf.reduce_mean(tf.abs(y_true - y_pred), axis=0))  # E: assigned-shape (3,) (4,)

    def result(self):
        return tf.reduce_sum(self.sum)


def overlap(y_true, y_pred):
    return K.sum(K.flatten(y_true) * K.flatten(y_pred)) / (K.sum(y_true) + K.sum(y_pred))


def deep(y_true, y_pred):
    return tf.reduce_mean(tf.abs(y_true - y_pred), axis=2)  # E: dimension-out-of-range


def vectors(y_true, y_pred):
    return tf.abs(y_true[:, 0] - y_pred[:, 0])


data = np.zeros((64, 16))
model = keras.Sequential([keras.Input((16,)), layers.Dense(4, activation="softmax")])
model.compile("adam", "categorical_crossentropy", metrics=["accuracy", overlap, Confusion(4)])
model.fit(data, np.zeros((64, 4)), validation_split=0.25)
model.compile("adam", "categorical_crossentropy", metrics=[deep])
model.fit(data, np.zeros((64, 4)))
model.compile("adam", "mse", metrics=Apart())
model.evaluate(data, np.zeros((64, 4)))
# the metrics of an earlier compile see nothing; of whole numbers and of vectors nothing is said
model.compile("adam", "mse", metrics=[overlap])
model.fit(data, np.zeros((64, 4), dtype=int))
single = keras.Sequential([keras.Input((16,)), layers.Dense(1)])
single.compile("adam", "mse", metrics=[vectors])
single.fit(data, np.zeros(64))

confusion = Confusion(5)
confusion.update_state(tf.one_hot([1, 2], 5), tf.one_hot([1, 3], 5))
shares = confusion.result()  # S: shares (5,)
called = confusion(tf.one_hot([1, 2], 5), tf.one_hot([1, 3], 5))  # S: called (5,)
tf.matmul(tf.zeros((2, 3)), confusion.total)  # E: matmul-inner-dimensions (2, 3) (5, 5)


# ---- what is validated with: batches of other sizes
class Batches(keras.utils.Sequence):
    def __init__(self, total, size):
        super().__init__()
        self.total, self.size = total, size

    def __len__(self):
        return self.total // self.size

    def __getitem__(self, index):
        return np.zeros((self.size, 16), "float32"), np.zeros((self.size, 4), "float32")


def fours(y_true, y_pred):
    return tf.reduce_mean(tf.abs(y_true - y_pred), axis=1) + tf.zeros(4)  # E: broadcast-dimensions (2,) (4,)


def even(y_true, y_pred):
    return tf.reduce_mean(tf.abs(y_true - y_pred), axis=1) + tf.zeros(tf.shape(y_true)[0])


def lost(y_true, y_pred):
    return tf.reduce_mean(tf.square(y_true - y_pred), axis=1) * tf.ones(4)  # E: broadcast-dimensions (2,) (4,)


class Fours(keras.metrics.Metric):
    def __init__(self):
        super().__init__(name="fours")
        self.sum = self.add_weight(shape=(4,), initializer="zeros")

    def update_state(self, y_true, y_pred, sample_weight=None):
        self.sum.assign_add(tf.reduce_mean(tf.abs(y_true - y_pred), axis=1))  # E: assigned-shape (4,) (2,)

    def result(self):
        return tf.reduce_sum(self.sum)


seen = keras.Sequential([keras.Input((16,)), layers.Dense(4)])
seen.compile("adam", "mse", metrics=[even, fours, Fours()])
seen.fit(Batches(8, 4), validation_data=Batches(4, 4))
seen.fit(Batches(8, 4), validation_data=Batches(2, 2))
seen.compile("adam", lost)
seen.fit(Batches(8, 4), validation_data=Batches(2, 2))

"""Layers of the program with several inputs, Lambda with further arguments, metrics as a property (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers


class Join(layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[0][-1] + input_shape[1][-1], self.units))

    def call(self, inputs):
        return tf.matmul(tf.concat(inputs, axis=-1), self.kernel)


class Narrow(layers.Layer):
    def build(self, input_shape):
        left, right = input_shape
        self.weight = self.add_weight(shape=(left[-1], right[-1]))

    def call(self, inputs):
        left, right = inputs
        return tf.matmul(tf.matmul(right, self.weight), right, transpose_b=True)  # E: matmul-inner-dimensions (5, 4)


a = Join(5)([tf.zeros((2, 3)), tf.zeros((2, 4))])  # S: a (2, 5)
Narrow()((tf.zeros((2, 3)), tf.zeros((5, 4))))


def scale(x, factor, axis=-1):
    return tf.reduce_sum(x, axis=axis) * factor


a = layers.Lambda(scale, arguments={"factor": 2.0, "axis": 1})(tf.zeros((2, 3, 4)))  # S: a (2, 4)
a = layers.Lambda(scale, arguments={"factor": 2.0})(tf.zeros((2, 3, 4)))  # S: a (2, 3)
tf.matmul(a, tf.zeros((4, 2)))  # E: matmul-inner-dimensions (2, 3)
a = layers.Lambda(lambda x: x[:, 0])(tf.zeros((2, 3, 4)))  # S: a (2, 4)


class Trained(keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = layers.Dense(4)
        self.last = layers.Dense(16)
        self.total = keras.metrics.Mean(name="loss")

    @property
    def metrics(self):
        return [self.total]

    def call(self, inputs):
        return self.last(self.hidden(inputs))

    def train_step(self, data):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(data - self(data)))  # E: broadcast-dimensions (32, 12)
        gradients = tape.gradient(loss, self.trainable_weights)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_weights))
        for metric in self.metrics:
            metric.update_state(loss)
        return {metric.name: metric.result() for metric in self.metrics}


trained = Trained()
trained.compile("adam")
trained.fit(np.zeros((32, 16), "float32"))
wrong = Trained()
wrong.compile("adam")
wrong.fit(np.zeros((32, 12), "float32"))

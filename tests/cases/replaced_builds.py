"""Layers that build otherwise than the layer of the program that they derive from."""

import tensorflow as tf
from tensorflow.keras import layers


class Projection(layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units))

    def call(self, inputs):
        return tf.matmul(inputs, self.kernel)


class WithOnes(Projection):
    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1] + 1, self.units))

    def call(self, inputs):
        ones = tf.ones((tf.shape(inputs)[0], 1))
        return tf.matmul(tf.concat([inputs, ones], 1), self.kernel)


class Wrong(Projection):
    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1] + 1, self.units))

    def call(self, inputs):
        return tf.matmul(inputs, self.kernel)  # E: matmul-inner-dimensions (2, 3) (4, 8)


a = Projection(8)(tf.zeros((2, 3)))  # S: a (2, 8)
b = WithOnes(8)(tf.zeros((2, 3)))  # S: b (2, 8)
Wrong(8)(tf.zeros((2, 3)))


class First:
    def __init__(self, rows):
        self.table = tf.zeros((rows, 4))


class Second(First):
    def __init__(self, rows):
        self.table = tf.zeros((rows, 5))


class Third(First):
    def __init__(self, rows):
        First.__init__(self, rows)
        self.table = tf.concat([self.table, self.table], 0)


c = tf.add(First(3).table, tf.zeros(4))  # S: c (3, 4)
c = tf.add(Second(3).table, tf.zeros(5))  # S: c (3, 5)
c = tf.add(Third(3).table, tf.zeros(4))  # S: c (6, 4)
Second(3).table @ tf.zeros((4, 2))  # E: matmul-inner-dimensions (3, 5) (4, 2)

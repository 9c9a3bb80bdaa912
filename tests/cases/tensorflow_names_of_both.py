"""Names that both versions of TensorFlow have, each in a place of its own, do not make a program one of version 1."""
import tensorflow as tf
from tensorflow import keras


class Layer(keras.layers.Layer):
    def __init__(self, activation):
        super().__init__()
        self.activation = keras.activations.get(activation)
        self.kernel = tf.Variable(tf.random.truncated_normal((4, 5)))

    def call(self, inputs):
        return self.activation(tf.matmul(inputs, self.kernel))  # E: matmul-inner-dimensions


layers = tf.keras.layers
a = layers.Dense(3)(tf.zeros((2, 4)))  # S: a (2, 3)
b = tf.matmul(tf.zeros((2, 3, 4)), tf.zeros((4, 5)))  # S: b (2, 3, 5)
c = tf.matmul(tf.zeros((7, 1, 3, 4)), tf.zeros((2, 4, 5)))  # S: c (7, 2, 3, 5)
d = Layer("relu")(tf.zeros((3, 4)))  # S: d (3, 5)
e = Layer(None)(tf.zeros((3, 4)))  # S: e (3, 5)
f = Layer(tf.nn.relu)(tf.zeros((2, 3, 4)))  # S: f (2, 3, 5)
Layer("relu")(tf.zeros((3, 6)))

# labels first
labels = tf.zeros((8,), tf.int32)
logits = tf.zeros((8, 10))
g = tf.nn.sparse_softmax_cross_entropy_with_logits(labels, logits)  # S: g (8,)
tf.nn.sparse_softmax_cross_entropy_with_logits(logits, labels)  # E: loss-logits-labels

"""Layers that make their weights for their first input, and get another one later (run with Keras 3.15)."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers

a = tf.zeros((4, 10))
b = tf.zeros((4, 6))
head = layers.Dense(3)
c = head(a)  # S: c (4, 3)
c = head(tf.zeros((2, 5, 10)))  # S: c (2, 5, 3)
head(b)  # E: layer-other-size (4, 6)
head(a)


# a network with one head for two branches
class Branches(keras.Model):
    def __init__(self, left, right):
        super().__init__()
        self.left = [layers.Dense(left) for _ in range(2)]
        self.right = layers.Dense(right)
        self.both = layers.Dense(5)

    def call(self, inputs):
        x, y = inputs
        for layer in self.left:
            x = layer(x)
        return self.both(x) + self.both(self.right(y))  # E: layer-other-size (4, 12)


Branches(8, 8)([a, b])
Branches(8, 12)([a, b])


# each call makes a layer of its own
def project(x):
    return layers.Dense(3)(x)


c = project(a) + project(b)  # S: c (4, 3)
for x in (a, b):
    layer = layers.Dense(7)
    layer(x)
shared = layers.Dense(7)
for x in (a, b):
    shared(x)  # E: layer-other-size (4, 6)

# which of them runs, nobody knows
either = layers.Dense(7)
if np.random.rand() > 0.5:
    either(a)
else:
    either(b)
if np.random.rand() > 0.5:
    either(a)
always = layers.Dense(7)
always(a)
if np.random.rand() > 0.5:
    always(b)  # E: layer-other-size (4, 6)

# other layers with weights, and layers with none
image = keras.Input((28, 28, 3))
maps = layers.Conv2D(3, 3, padding="same")
maps(maps(image))
more = layers.Conv2D(8, 3, padding="same")
more(more(image))  # E: layer-other-size (batch, 28, 28, 8)
series = layers.LSTM(8, return_sequences=True)
series(series(tf.zeros((2, 7, 5))))  # E: layer-other-size (2, 7, 8)
scale = layers.BatchNormalization()
scale(a)
scale(b)  # E: layer-other-size (4, 6)
first = layers.BatchNormalization(axis=1)
first(tf.zeros((4, 3, 5)))
first(tf.zeros((4, 3, 6)))
pool = layers.GlobalAveragePooling1D()
pool(tf.zeros((4, 3, 5)))
pool(tf.zeros((4, 3, 6)))

# masks of attention: queries and keys, or 1
heads = layers.MultiHeadAttention(2, 8)
steps = tf.zeros((4, 11, 16))
others = tf.zeros((4, 17, 16))
c = heads(steps, others, attention_mask=tf.ones((4, 11, 17)))  # S: c (4, 11, 16)
heads(steps, others, attention_mask=tf.ones((4, 1, 17)))
heads(steps, others, attention_mask=tf.ones((11, 17)))
heads(query=steps, value=others, attention_mask=tf.ones((4, 2, 11, 17)))
heads(query=steps, value=others, attention_mask=tf.ones((4, 17, 17)))  # E: heads-mask (4, 11, 16) (4, 17, 17)
padded = layers.MultiHeadAttention(2, 8)
padded(steps, others, attention_mask=tf.ones((4, 17)))  # E: heads-mask
keyed = layers.MultiHeadAttention(2, 8)
keyed(steps, others, key=others, attention_mask=tf.ones((1, 11, 11)))  # E: heads-mask

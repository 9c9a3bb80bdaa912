"""Layers of Keras: what they give, what they do not take, and what each was built with."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers
from tensorflow.keras.layers import Bidirectional, Dense, LSTM, TimeDistributed

images = np.zeros((8, 28, 28, 3))
a = layers.Conv2D(32, 3)(images)  # S: a (8, 26, 26, 32)
a = layers.Conv2D(32, (3, 5), strides=2, padding="same")(images)  # S: a (8, 14, 14, 32)
a = tf.keras.layers.Conv2D(32, 3, dilation_rate=2)(images)  # S: a (8, 24, 24, 32)
a = layers.Conv2D(32, 29)(images)  # E: layer-window (8, 28, 28, 3)
a = layers.Conv2D(32, 3, groups=2)(images)  # E: channel-groups
a = layers.Conv2D(32, 3)(images[0])  # E: layer-rank (28, 28, 3)
a = layers.Conv2DTranspose(16, 3, strides=2, padding="same")(images)  # S: a (8, 56, 56, 16)
a = layers.Conv2DTranspose(16, 4, strides=2)(images)  # S: a (8, 58, 58, 16)
a = layers.SeparableConv2D(16, 3)(images)  # S: a (8, 26, 26, 16)
a = layers.DepthwiseConv2D(3, depth_multiplier=2)(images)  # S: a (8, 26, 26, 6)
a = layers.MaxPooling2D()(images)  # S: a (8, 14, 14, 3)
a = layers.AveragePooling2D(3, strides=2, padding="same")(images)  # S: a (8, 14, 14, 3)
a = layers.GlobalAveragePooling2D()(images)  # S: a (8, 3)
a = layers.GlobalMaxPooling2D(keepdims=True)(images)  # S: a (8, 1, 1, 3)
a = layers.ZeroPadding2D(((1, 2), (3, 4)))(images)  # S: a (8, 31, 35, 3)
a = layers.Cropping2D((2, 3))(images)  # S: a (8, 24, 22, 3)
a = layers.Cropping2D(14)(images)  # E: cropping-too-large
a = layers.UpSampling2D((2, 3))(images)  # S: a (8, 56, 84, 3)
a = layers.Flatten()(images)  # S: a (8, 2352)
a = layers.Reshape((28, -1))(images)  # S: a (8, 28, 84)
a = layers.Reshape((27, -1))(images)  # E: layer-reshape-count
a = layers.Permute((3, 1, 2))(images)  # S: a (8, 3, 28, 28)
a = layers.Permute((2, 1))(images)  # E: layer-rank
a = layers.BatchNormalization()(images)  # S: a (8, 28, 28, 3)
a = layers.Resizing(32, 48)(images)  # S: a (8, 32, 48, 3)

series = np.zeros((4, 10, 6))
b = layers.Conv1D(8, 3, padding="causal")(series)  # S: b (4, 10, 8)
b = layers.Conv1D(8, 11)(series)  # E: layer-window
b = LSTM(32)(series)  # S: b (4, 32)
b = LSTM(32, return_sequences=True)(series)  # S: b (4, 10, 32)
b = LSTM(32)(b)  # S: b (4, 32)
b = LSTM(32)(b)  # E: layer-rank (4, 32)
b, state, cell = LSTM(32, return_state=True)(series)
b = Dense(1)(cell)  # S: b (4, 1)
b = Bidirectional(layers.GRU(5))(series)  # S: b (4, 10)
b = Bidirectional(layers.GRU(5, return_sequences=True), merge_mode="sum")(series)  # S: b (4, 10, 5)
b = TimeDistributed(Dense(7))(series)  # S: b (4, 10, 7)
b = layers.RepeatVector(3)(np.zeros((4, 6)))  # S: b (4, 3, 6)
b = layers.RepeatVector(3)(series)  # E: layer-rank
b = layers.Embedding(100, 16)(np.zeros((4, 10)))  # S: b (4, 10, 16)
b = layers.MultiHeadAttention(2, 3)(series, np.zeros((4, 5, 6)))  # S: b (4, 10, 6)
b = layers.Attention()([series, np.zeros((4, 5, 6))])  # S: b (4, 10, 6)
b = layers.Attention()([series, np.zeros((4, 5, 7))])  # E: attention-values
b = layers.SpatialDropout1D(0.5)(np.zeros((4, 6)))  # E: layer-rank
b = layers.Lambda(lambda x: layers.Flatten()(x))(series)  # S: b (4, 60)

c = Dense(10)(series)  # S: c (4, 10, 10)
c = Dense(10)(np.zeros(6))  # E: layer-least-rank (6,)
c = layers.Concatenate()([series, np.zeros((4, 10, 2))])  # S: c (4, 10, 8)
c = layers.concatenate([series, np.zeros((4, 2, 6))], axis=1)  # S: c (4, 12, 6)
c = layers.Concatenate()([series, np.zeros((4, 9, 2))])  # E: cat-dimensions
c = layers.Add()([series, series])  # S: c (4, 10, 6)
c = layers.multiply([series, np.zeros((4, 10, 1))])  # S: c (4, 10, 6)
c = layers.Add()([series, np.zeros((4, 10, 5))])  # E: merge-shapes
c = layers.Dot(axes=(2, 1))([series, np.zeros((4, 6, 3))])  # S: c (4, 10, 3)
c = layers.Dot(axes=1)([np.zeros((4, 6)), np.zeros((4, 5))])  # E: dot-sizes


class Scaled(keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units), name="kernel")

    def call(self, inputs):
        return layers.Concatenate(axis=0)([inputs, self.kernel])


d = Scaled(7)(np.zeros((3, 7)))  # S: d (10, 7)

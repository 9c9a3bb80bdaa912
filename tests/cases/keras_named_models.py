"""Models with dictionaries of inputs and outputs, called, compiled and trained by name (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers

x = np.zeros((64, 16), "float32")
features = keras.Input((16,), name="features")
hidden = layers.Dense(32)(features)
model = keras.Model(features, {"kind": layers.Dense(5)(hidden), "score": layers.Dense(1)(hidden)})
given = model(x)
a = given["kind"] + 0  # S: a (64, 5)
a = model.predict(x)["score"] + 0  # S: a (64, 1)
tf.matmul(given["kind"], tf.zeros((4, 3)))  # E: matmul-inner-dimensions (64, 5)
model.compile("adam", loss={"kind": "sparse_categorical_crossentropy", "score": "mse"})
model.fit(x, {"kind": np.zeros(64), "score": np.zeros(64)})
model.fit({"features": x}, {"kind": np.zeros(64), "score": np.zeros(64)})
model.fit(x, {"kind": np.zeros((64, 5)), "score": np.zeros(64)})  # E: loss-labels (32, 5)
model.fit({"features": x[:, :12]}, {"kind": np.zeros(64), "score": np.zeros(64)})  # E: model-input-size (32, 12)

wide, deep = keras.Input((8,)), keras.Input((4,))
both = keras.Model({"wide": wide, "deep": deep}, layers.Dense(2)(layers.concatenate([wide, deep])))
a = both({"wide": np.zeros((3, 8)), "deep": np.zeros((3, 4))})  # S: a (3, 2)
both({"wide": np.zeros((3, 8)), "deep": np.zeros((3, 5))})  # E: model-input-size (3, 5)
both.compile("adam", "mse")
both.fit({"wide": np.zeros((32, 8)), "deep": np.zeros((32, 4))}, np.zeros((32, 2)))
both.fit({"wide": np.zeros((32, 8)), "deep": np.zeros((32, 4))}, np.zeros((32, 3)))  # E: loss-labels (32, 3)
both.fit({"wide": np.zeros((32, 4)), "deep": np.zeros((32, 4))}, np.zeros((32, 2)))  # E: model-input-size (32, 4)


class Own(keras.Model):
    def __init__(self, size):
        super().__init__()
        self.hidden = layers.Dense(size)
        self.last = layers.Dense(3)

    def call(self, inputs):
        return self.last(self.hidden(inputs["wide"]) + inputs["deep"])  # E: broadcast-dimensions (32, 7)


own = Own(8)
own.compile("adam", "sparse_categorical_crossentropy")
own.fit({"wide": np.zeros((64, 5)), "deep": np.zeros((64, 8))}, np.zeros(64))
own.fit({"wide": np.zeros((64, 5)), "deep": np.zeros((64, 8))}, np.zeros((64, 3)))  # E: loss-labels (32, 3)
wrong = Own(8)
wrong.compile("adam", "mse")
wrong.fit({"wide": np.zeros((64, 5)), "deep": np.zeros((64, 7))}, np.zeros((64, 3)))

a = keras.losses.binary_crossentropy(tf.zeros((8, 1)), tf.zeros((8, 1)))  # S: a (8,)
keras.losses.binary_crossentropy(tf.zeros(8), tf.zeros((8, 1)))  # E: loss-labels (8,)
a = keras.losses.BinaryCrossentropy()(tf.zeros(8), tf.zeros((8, 1)))  # S: a ()
a = model.predict({"features": x[:5]})["kind"] + 0  # S: a (5, 5)
a = both.predict({"wide": np.zeros((3, 8)), "deep": np.zeros((3, 4))})  # S: a (3, 2)

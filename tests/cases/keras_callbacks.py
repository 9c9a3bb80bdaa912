"""Callbacks of the program, called by fit with the model; several arrays that go together (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers


class Shows(keras.callbacks.Callback):
    def __init__(self, size):
        super().__init__()
        self.size = size
        self.seen = []

    def on_epoch_end(self, epoch, logs=None):
        guess = self.model(tf.zeros((2, self.size)))  # E: model-input-size (2, 15)
        self.seen.append(guess[0].numpy())
        if logs["loss"] < 0.1:
            self.model.stop_training = True

    def on_train_end(self, logs=None):
        table = np.concatenate([np.zeros((3, 4)), self.model.predict(np.zeros((3, 16)), verbose=0)])  # E: cat-dimensions (3, 4) (3, 5)


model = keras.Sequential([keras.Input((16,)), layers.Dense(5)])
model.compile("adam", "mse")
model.fit(np.zeros((64, 16)), np.zeros((64, 5)), callbacks=[keras.callbacks.EarlyStopping(), Shows(16)])
model.fit(np.zeros((64, 16)), np.zeros((64, 5)), callbacks=[Shows(15)])

a, b, c = keras.Input((4,), name="a"), keras.Input((4,), name="b"), keras.Input((4,), name="c")
several = keras.Model([a, b, c], layers.Dense(1)(a + b + c))
several.compile("adam", "mse")
several.fit([np.zeros((32, 4)), np.zeros((32, 4)), np.zeros((32, 4))], np.zeros(32))
several.fit([np.zeros((32, 4)), np.zeros((30, 4)), np.zeros((32, 4))], np.zeros(32))  # E: data-cardinality (30, 4)
tf.data.Dataset.from_tensor_slices((np.zeros((32, 4)), np.zeros((32, 4)), np.zeros((31, 4))))  # E: dataset-components (31, 4)

"""Weights that models of Keras read from files that the program itself wrote, and those of one layer for another."""
import os
import tempfile

import keras
import numpy as np
from keras import layers


def made(hidden, size=12, classes=3):
    model = keras.Sequential([keras.Input((size,))])
    for units in hidden:
        model.add(layers.Dense(units, activation="relu"))
        model.add(layers.Dropout(0.2))
    model.add(layers.Dense(classes))
    return model


def pictures(size=24, filters=(4, 8), classes=5):
    inputs = keras.Input((size, size, 1))
    x = inputs
    for channels in filters:
        x = layers.Conv2D(channels, 3)(x)
        x = layers.MaxPooling2D()(x)
    x = layers.Flatten()(x)
    return keras.Model(inputs, layers.Dense(classes)(x))


first, second = made([32, 16]), made([32, 24])
second.save_weights("second.weights.h5")
first.load_weights("second.weights.h5")  # E: keras-weights-shape
made([32, 24]).load_weights("second.weights.h5")
made([32, 24], 13).load_weights("second.weights.h5")  # E: keras-weights-shape (12, 32) (13, 32)
made([32, 24], 13).load_weights("second.weights.h5", skip_mismatch=True)
made([32, 24], 13).load_weights("another.weights.h5")


def trained(path):
    model = pictures()
    model.compile("adam", "sparse_categorical_crossentropy")
    model.fit(np.zeros((10, 24, 24, 1)), np.zeros(10))
    model.save_weights(path)


def served(path, classes):
    model = pictures(classes=classes)
    model.load_weights(path)  # E: keras-weights-shape
    return model.predict(np.zeros((1, 24, 24, 1)))


path = os.path.join(tempfile.mkdtemp(), "model.weights.h5")
trained(path)
a = served(path, 5)  # S: a (1, 5)
b = served(path, 6)  # S: b (1, 6)

# written twice: which of them is read, nobody says
made([8]).save_weights("twice.weights.h5")
made([9]).save_weights("twice.weights.h5")
made([9]).load_weights("twice.weights.h5")

# layer by layer
for source, target in zip(first.layers, second.layers):
    target.set_weights(source.get_weights())  # E: keras-weights (32, 16)
for source, target in zip(first.layers, made([32, 16]).layers):
    target.set_weights(source.get_weights())
second.layers[2].set_weights(first.layers[2].get_weights())  # E: keras-weights (32, 16)
second.layers[0].set_weights(first.layers[0].get_weights())

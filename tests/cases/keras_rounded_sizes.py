"""A Sequential of Keras 3 takes other sizes if as many features come of them, or none of its layers counts them (run with Keras 3.15)."""
import keras
import numpy as np
from keras import layers

rounds = keras.Sequential([keras.Input((32, 32, 3)), layers.Conv2D(8, 3), layers.MaxPooling2D(), layers.Flatten(), layers.Dense(10)])
a = rounds(np.zeros((3, 32, 33, 3)))  # S: a (3, 10)
a = rounds.predict(np.zeros((3, 33, 33, 3)))  # S: a (3, 10)
rounds(np.zeros((3, 32, 34, 3)))  # E: layer-other-size (3, 1920)
steps = keras.Sequential([keras.Input((9, 4)), layers.Conv1D(5, 3, strides=2), layers.Flatten(), layers.Dense(2)])
a = steps(np.zeros((3, 10, 4)))  # S: a (3, 2)
steps.predict(np.zeros((3, 11, 4)))  # E: layer-other-size (3, 25)
each = keras.Sequential([keras.Input((9, 4)), layers.Conv1D(5, 3), layers.Flatten(), layers.Dense(2)])
each(np.zeros((3, 10, 4)))  # E: model-input-size (3, 10, 4)
# nothing is left of the sizes behind a global pooling
gathers = keras.Sequential([keras.Input((32, 32, 3)), layers.Conv2D(8, 3), layers.GlobalAveragePooling2D(), layers.Flatten(), layers.Dense(10)])
a = gathers(np.zeros((3, 40, 50, 3)))  # S: a (3, 10)
gathers(np.zeros((3, 40, 50, 1)))  # E: model-input-size (3, 40, 50, 1)
# an embedding takes sequences of any length, and what a function makes of them is seen
words = keras.Sequential([keras.Input((8,)), layers.Embedding(20, 5), layers.LSTM(7, return_sequences=True), layers.Dense(3)])
a = words.predict(np.zeros((3, 6)))  # S: a (3, 6, 3)
weighed = keras.Sequential([keras.Input((8,)), layers.Embedding(20, 5), layers.Flatten(), layers.Dense(3)])
a = weighed.predict(np.zeros((3, 8)))  # S: a (3, 3)
weighed.predict(np.zeros((3, 6)))  # E: model-input-size (3, 6)
series = keras.Sequential([keras.Input((21,)), layers.Lambda(lambda x: x[..., None]), layers.Conv1D(8, 5), layers.LSTM(6)])
a = series(np.zeros((3, 20)))  # S: a (3, 6)
summed = keras.Sequential([keras.Input((21,)), layers.Lambda(lambda x: x * 2), layers.Dense(4)])
a = summed(np.zeros((3, 21)))  # S: a (3, 4)
summed(np.zeros((3, 20)))  # E: layer-other-size (3, 20)
# a fit is one batch of them
rounds.compile("sgd", "sparse_categorical_crossentropy")
rounds.fit(np.zeros((6, 33, 32, 3)), np.zeros(6), verbose=0)

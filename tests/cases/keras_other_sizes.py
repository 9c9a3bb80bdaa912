"""A Sequential of Keras 3 takes other sizes than it says, where none of its layers counts them (run with Keras 3.15)."""
import keras
import numpy as np
from keras import layers

picture = np.zeros((200, 100, 1), "float32")
shrinks = keras.Sequential([keras.Input((28, 28, 1)), layers.Resizing(64, 64), layers.Rescaling(1 / 255)])
a = shrinks(picture)  # S: a (200, 64, 64, 1)
a = shrinks(np.zeros((3, 50, 40, 2)))  # S: a (3, 64, 64, 2)
counts = keras.Sequential([keras.Input((28, 28, 3)), layers.Rescaling(1 / 255), layers.Conv2D(4, 3)])
a = counts(np.zeros((3, 50, 40, 3)))  # S: a (3, 48, 38, 4)
counts(np.zeros((3, 50, 40, 1)))  # E: model-input-size (3, 50, 40, 1)
counts(np.zeros((3, 50, 40, 4, 1)))  # E: model-input-size (3, 50, 40, 4, 1)
settles = keras.Sequential([keras.Input((28, 28, 1)), layers.Resizing(8, 8), layers.Flatten(), layers.Dense(10)])
a = settles(np.zeros((3, 50, 40, 1)))  # S: a (3, 10)
a = settles(picture)  # S: a (200, 10)
inside = keras.Sequential([keras.Input((28, 28, 1)), layers.Flatten(), layers.Dense(10)])
inside(np.zeros((3, 50, 28, 1)))  # E: model-input-size (3, 50, 28, 1)
settles(np.zeros((200, 100)))  # E: model-input-rank (200, 100)

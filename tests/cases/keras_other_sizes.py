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

# a Flatten takes any sizes; only a layer behind it that has weights for the features does not
flat = keras.Sequential([keras.Input((4, 4)), layers.Flatten()])
a = flat(np.zeros((2, 4, 5)))  # S: a (2, 20)
a = flat.predict(np.zeros((2, 4, 5)))  # S: a (2, 20)
dropped = keras.Sequential([keras.Input((8, 8, 3)), layers.Conv2D(4, 3), layers.Flatten(), layers.Dropout(0.5)])
a = dropped(np.zeros((2, 7, 5, 3)))  # S: a (2, 60)
a @ np.zeros((144, 2))  # E: matmul-inner-dimensions
turned = keras.Sequential([keras.Input((4, 6)), layers.Permute((2, 1))])
a = turned(np.zeros((2, 4, 9)))  # S: a (2, 9, 4)
pooled = keras.Sequential([keras.Input((4, 4, 3)), layers.MaxPooling2D(), layers.GlobalAveragePooling2D()])
a = pooled(np.zeros((2, 9, 8, 5)))  # S: a (2, 5)
behind = keras.Sequential([keras.Input((4, 4)), layers.Flatten(), layers.Dropout(0.1), layers.Dense(3)])
behind(np.zeros((2, 4, 5)))  # E: model-input-size (2, 4, 5)
settles(np.zeros((200, 100)))  # E: model-input-rank (200, 100)

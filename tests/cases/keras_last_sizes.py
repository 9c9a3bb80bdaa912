"""A functional model compares its last size with that of what it is fed with only if neither is 1 (run with Keras 3.15)."""
import keras
import numpy as np
from keras import layers

row = keras.Input((12,))
folded = keras.Model(row, layers.Reshape((3, 4))(row))
a = folded(np.zeros((5, 12)))  # S: a (5, 3, 4)
folded(np.zeros((5, 13)))  # E: model-input-size (5, 13)
single = keras.Input((6, 1))
averaged = keras.Model(single, layers.GlobalAveragePooling1D(keepdims=True)(single))
averaged(np.zeros((4, 6, 3)))
averaged(np.zeros((4, 7, 3)))  # E: model-input-size (4, 7, 3)
colours = keras.Input((8, 8, 3))
shown = keras.Model(colours, layers.Activation("relu")(colours))
shown(np.zeros((2, 8, 8, 1)))
shown(np.zeros((2, 8, 8, 4)))  # E: model-input-size (2, 8, 8, 4)
shown(np.zeros((2, 8, 9, 1)))  # E: model-input-size (2, 8, 9, 1)

# a layer with weights for its channels takes no other number of them
grey = keras.Input((28, 28, 1))
drawn = keras.Model(grey, layers.Conv2D(4, 3)(layers.Rescaling(1 / 255)(grey)))
b = drawn(np.zeros((2, 28, 28, 1)))  # S: b (2, 26, 26, 4)
drawn(np.zeros((2, 28, 28, 3)))  # E: model-input-size (2, 28, 28, 3)
measures = keras.Input((10,))
weighed = keras.Model(measures, layers.Dense(2)(measures))
weighed(np.zeros((2, 1)))  # E: model-input-size (2, 1)

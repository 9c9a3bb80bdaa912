"""What models were built with as inputs, and which other sizes they take."""
import keras
import numpy as np
from keras import layers

first, second = keras.Input((5,)), keras.Input((6,))
both = keras.Model([first, second], layers.Concatenate()([first, second]))
a = layers.Dense(3)(both.input[0])
b = layers.Dense(4)(both.input[1])
one = keras.Model(both.input[0], a)
c = one(np.zeros((2, 5)))  # S: c (2, 3)
d = keras.Model(one.input, a)(np.zeros((7, 5)))  # S: d (7, 3)
one(np.zeros((2, 6)))  # E: model-input-size

# Sequential of Keras 3 takes larger images, if no layer counts their sizes; functional models do not
open_sizes = keras.Sequential([keras.Input((48, 48, 3)), layers.Conv2D(8, 3), layers.GlobalMaxPooling2D(), layers.Dense(5)])
e = open_sizes(np.zeros((2, 60, 60, 3)))  # S: e (2, 5)
open_sizes(np.zeros((2, 48, 48, 1)))  # E: model-input-size
counted = keras.Sequential([keras.Input((48, 48, 3)), layers.Conv2D(8, 3), layers.Flatten(), layers.Dense(5)])
f = counted(np.zeros((2, 48, 48, 3)))  # S: f (2, 5)
counted(np.zeros((2, 60, 60, 3)))  # E: model-input-size
image = keras.Input((48, 48, 3))
functional = keras.Model(image, layers.GlobalMaxPooling2D()(image))
functional(np.zeros((2, 60, 60, 3)))  # E: model-input-size

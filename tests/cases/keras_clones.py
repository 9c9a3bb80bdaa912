"""Models made anew of others: they have the same shapes, and what is added to one is not in the other (run with Keras 3.15)."""
import keras
import numpy as np
from keras import layers

stack = keras.Sequential([keras.Input((4,)), layers.Dense(3)])
copied = keras.models.clone_model(stack)
copied.add(layers.Dense(7))
a = copied(np.zeros((2, 4)))  # S: a (2, 7)
a = stack(np.zeros((2, 4)))  # S: a (2, 3)
copied(np.zeros((2, 5)))  # E: model-input-size (2, 5)
image = keras.Input((8, 8, 1))
network = keras.Model(image, layers.Conv2D(6, 3)(image))
again = keras.models.clone_model(network)
a = again(np.zeros((2, 8, 8, 1)))  # S: a (2, 6, 6, 6)
again.compile("adam", "mse")
again.fit(np.zeros((32, 8, 8, 1)), np.zeros((32, 6, 6, 6)))
again.fit(np.zeros((32, 8, 8, 1)), np.zeros((32, 5, 5, 6)))  # E: loss-labels (32, 5, 5, 6)

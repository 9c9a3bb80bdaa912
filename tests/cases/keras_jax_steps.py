"""A step of the program's own under JAX: the state of the model comes first."""
import keras
import numpy as np
from keras import layers


# https://keras.io/guides/custom_train_step_in_jax/ (3.15)
class Stateful(keras.Model):
    def train_step(self, state, data):
        trainable, others, optimizer, metrics = state
        x, y = data
        a = x + np.zeros((8, 3))  # S: a (8, 3)
        b = x + np.zeros((8, 4))  # E: broadcast-dimensions
        return {}, state


class Stateless(keras.Model):
    def train_step(self, data):
        x, y = data
        a = x + np.zeros((8, 3))  # S: a (8, 3)
        return {}


inputs = keras.Input((3,))
model = Stateful(inputs, layers.Dense(2)(inputs))
model.compile(loss="mse")
model.fit(np.zeros((64, 3)), np.zeros((64, 2)), batch_size=8)
model = Stateless(inputs, layers.Dense(2)(inputs))
model.compile(loss="mse")
model.fit(np.zeros((64, 3)), np.zeros((64, 2)), batch_size=8)

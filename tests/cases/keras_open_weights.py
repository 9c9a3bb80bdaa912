"""Weights that a layer makes when it is built need sizes that the model's input says."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers


class Scaled(layers.Layer):
    def __init__(self, units, axis):
        super().__init__()
        self.units = units
        self.axis = axis

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units), name="kernel")
        self.offset = self.add_weight(shape=(input_shape[self.axis], 1), name="offset")  # E: weight-open-size

    def call(self, inputs):
        return inputs @ self.kernel + self.offset  # W: broadcast-dimensions


fixed = keras.Input(shape=(10, 6))
out = Scaled(4, 1)(fixed)  # S: out (batch, 10, 4)
late = keras.Input(shape=(None, 6))
Scaled(4, 1)(late)
Scaled(4, 0)(fixed)
eager = Scaled(4, 0)(np.zeros((5, 5, 6)))  # S: eager (5, 5, 4)

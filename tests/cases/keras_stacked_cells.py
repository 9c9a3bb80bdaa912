"""Cells of the program on top of each other in one recurrent layer of Keras: each is given what the one below gives."""
import keras
import numpy as np
from keras import layers, ops


class Cell(layers.Layer):
    def __init__(self, units, wrong=False, **options):
        super().__init__(**options)
        self.units = units
        self.state_size = units
        self.wrong = wrong

    def build(self, shape):
        self.kernel = self.add_weight(shape=(shape[-1], self.units), name="kernel")
        width = shape[-1] if self.wrong else self.units
        self.recurrent = self.add_weight(shape=(width, self.units), name="recurrent")

    def call(self, inputs, states):
        output = ops.matmul(inputs, self.kernel) + ops.matmul(states[0], self.recurrent)  # E: matmul-inner-dimensions
        return output, [output]


series = np.zeros((6, 7, 5), "float32")
a = layers.RNN(Cell(4))(series)  # S: a (6, 4)
b = layers.RNN([Cell(4), Cell(3)])(series)  # S: b (6, 3)
c = layers.RNN([Cell(width) for width in (8, 12)], return_sequences=True)(series)  # S: c (6, 7, 12)
d = layers.RNN([layers.GRUCell(8), Cell(3)])(series)  # S: d (6, 3)
e = layers.RNN([Cell(8), layers.LSTMCell(9)])(series)  # S: e (6, 9)
f, first, second = layers.RNN([Cell(8), Cell(9)], return_state=True)(series)  # S: f (6, 9)
layers.Dense(2)(f).numpy().reshape(13)  # E: reshape-element-count
layers.RNN([Cell(5), Cell(4, wrong=True)])(series)
layers.RNN([Cell(4), Cell(4, wrong=True)])(series)

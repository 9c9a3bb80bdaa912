"""Models of Keras: Sequential, with its input known or left open, functional and of the program's own."""
import keras
import numpy as np
from keras import Input, Model, Sequential
from keras.layers import LSTM, Conv2D, Dense, Flatten, InputLayer, MaxPooling2D, Reshape, concatenate

known = Sequential()
known.add(Conv2D(8, 3, input_shape=(28, 28, 1)))
known.add(MaxPooling2D())
known.add(Flatten())
known.add(Dense(10))
a = known(np.zeros((5, 28, 28, 1)))  # S: a (5, 10)
a = known(np.zeros((5, 28, 28)))  # S: a (5, 10)
a = known(np.zeros((5, 784)))  # E: model-input-rank (5, 784)
a = known(np.zeros((5, 28, 27, 1)))  # E: layer-other-size
a = known.output  # S: a (batch, 10)

small = Sequential([Input((4, 4, 1))])
small.add(Conv2D(8, 3))
small.add(Conv2D(8, 3))  # E: layer-window (batch, 2, 2, 8)
Sequential([Dense(8, input_dim=20), Reshape((2, 5))])  # E: layer-reshape-count
Sequential([Dense(8, input_shape=(20)), Dense(1)])  # E: input-shape-tuple
first = Sequential([InputLayer((3,)), Dense(2)])
a = first(np.zeros((6, 3)))  # S: a (6, 2)

later = Sequential([Flatten(), Dense(10)])
a = later(np.zeros((5, 28, 28)))  # S: a (5, 10)
later.build((None, 7, 7))  # E: layer-other-size
series = Sequential([LSTM(4), LSTM(4)])
series.build((None, 7, 3))  # E: layer-rank

left = Input(shape=(None, 8))
right = keras.Input((3,), batch_size=None)
both = concatenate([LSTM(16)(left), right])  # S: both (batch, 19)
joined = Model(inputs=[left, right], outputs=[Dense(1)(both), Dense(4)(both)])
one, four = joined([np.zeros((5, 9, 8)), np.zeros((5, 3))])
a = Dense(3)(four)  # S: a (5, 3)
joined([np.zeros((5, 9, 8)), np.zeros((5, 4))])  # E: model-input-size
whole = Model(left, Flatten()(Dense(3)(left)))
a = whole(np.zeros((5, 9, 8)))  # S: a (5, 27)


class Own(Model):
    def __init__(self, classes):
        super().__init__()
        self.hidden = Dense(12)
        self.stack = Sequential([Dense(6), Dense(classes)])

    def call(self, inputs, training=None):
        return self.stack(self.hidden(inputs))


a = Own(7)(np.zeros((5, 20)))  # S: a (5, 7)


class Wrong(Model):
    def __init__(self):
        super().__init__()
        self.first = LSTM(12)
        self.second = LSTM(12)

    def call(self, inputs):
        return self.second(self.first(inputs))  # E: layer-rank


Wrong().predict(np.zeros((5, 3, 4)))

# inputs in a list in a list, as model.inputs in a list are
base_inputs = keras.Input((8,))
base = keras.Model(base_inputs, keras.layers.Dense(3)(keras.layers.Dense(5, name="hidden")(base_inputs)))
both = keras.Model([base.inputs], [base.get_layer("hidden").output, base.output])
middle, last = both(np.zeros((2, 8), "float32"))
middle = middle + 0  # S: middle (2, 5)
last = last + 0  # S: last (2, 3)
both(np.zeros((2, 7), "float32"))  # E: model-input-size (2, 7)

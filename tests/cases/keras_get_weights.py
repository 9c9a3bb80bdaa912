"""All weights of one Keras model given to another, of as many weights and the same shapes or not."""
import keras
from keras import layers


def network(*parts):
    return keras.Sequential([keras.Input((6, 5)), *parts])


def line(units, classes=2):
    inputs = keras.Input((5,))
    hidden = layers.Dense(units, activation="relu")(inputs)
    outputs = layers.Dense(classes)(layers.Dropout(0.5)(hidden))
    return keras.Model(inputs, outputs)


online, target = network(layers.Dense(4)), network(layers.Dense(4))
target.set_weights(online.get_weights())
target.set_weights(network(layers.Dense(3)).get_weights())  # E: keras-weights-shape (5, 3)
target.set_weights(network(layers.Dense(4), layers.Dense(2)).get_weights())  # E: keras-weights-number
target.set_weights(network(layers.Dense(4, use_bias=False)).get_weights())  # E: keras-weights-number
target.set_weights(network(layers.Dropout(0.1), layers.Dense(4)).get_weights())
weights = network(layers.Dense(4), layers.BatchNormalization()).get_weights()
target.set_weights(weights)  # E: keras-weights-number
network(layers.LSTM(4)).set_weights(network(layers.LSTM(4)).get_weights())
network(layers.LSTM(4)).set_weights(network(layers.GRU(4)).get_weights())  # E: keras-weights-shape (5, 12)
network(layers.Conv1D(4, 3)).set_weights(network(layers.Conv1D(4, 2)).get_weights())  # E: keras-weights-shape (2, 5, 4)
grown = keras.Sequential()
grown.add(keras.Input((6, 5)))
grown.add(layers.Flatten())
grown.add(layers.Dense(4))
target.set_weights(grown.get_weights())  # E: keras-weights-shape (30, 4)

line(8).set_weights(line(8).get_weights())
line(8).set_weights(line(9).get_weights())  # E: keras-weights-shape (5, 9)
line(8, 3).set_weights(line(8, 2).get_weights())  # E: keras-weights-shape (8, 2)
line(8).set_weights(online.get_weights())  # E: keras-weights-number


class Agent:
    def __init__(self, actions, others):
        self.model = self.build(actions)
        self.target = self.build(others)

    def build(self, actions):
        model = keras.Sequential()
        model.add(layers.Input(shape=(4,)))
        model.add(layers.Dense(24, activation="relu"))
        model.add(layers.Dense(actions))
        return model

    def update(self):
        self.target.set_weights(self.model.get_weights())  # E: keras-weights-shape (24, 3)


Agent(2, 2).update()
Agent(3, 2).update()

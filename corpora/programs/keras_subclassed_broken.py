"""With a planted error, a recurrent layer that gives its last output alone: reviews of films, classified by a model and a layer of the program's own."""

import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

WORDS = 20000
LENGTH = 200


class Pooling(layers.Layer):
    """Weighs the steps of a series and adds them up."""

    def __init__(self, units, **keywords):
        super().__init__(**keywords)
        self.units = units
        self.project = layers.Dense(units, activation="tanh")

    def build(self, input_shape):
        self.scale = self.add_weight(name="scale", shape=(self.units, 1))
        self.features = input_shape[-1]

    def call(self, series):
        scores = layers.Dense(1)(self.project(series))
        weights = layers.Softmax(axis=1)(scores)
        return layers.GlobalAveragePooling1D()(layers.multiply([series, weights]))  # E: layer-rank (batch, 128)


class Reviewer(keras.Model):
    def __init__(self, words=WORDS, size=64):
        super().__init__()
        self.embed = layers.Embedding(words, size)
        self.read = layers.Bidirectional(layers.LSTM(size))
        self.pool = Pooling(32)
        self.hidden = layers.Dense(size, activation="relu")
        self.judge = layers.Dense(1, activation="sigmoid")

    def call(self, reviews, training=False):
        series = self.read(self.embed(reviews))
        return self.judge(self.hidden(self.pool(series)))


(x_train, y_train), (x_test, y_test) = keras.datasets.imdb.load_data(num_words=WORDS)
x_train = keras.preprocessing.sequence.pad_sequences(x_train, maxlen=LENGTH)
x_test = keras.preprocessing.sequence.pad_sequences(x_test, maxlen=LENGTH)
model = Reviewer()
model.compile("adam", loss="binary_crossentropy", metrics=["accuracy"])
model.fit(x_train, y_train, batch_size=32, epochs=2, validation_data=(x_test, y_test))
chances = model.predict(x_test)
print(np.mean((chances > 0.5).reshape(-1) == y_test))

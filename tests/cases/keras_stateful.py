"""Recurrent layers of Keras that keep their states: batches of another size than the model was built for."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers


def stateful(cell, size=8, keeps=True):
    model = keras.Sequential([keras.Input(batch_shape=(size, 10, 1)), cell(12, stateful=keeps)])
    model.compile("sgd", "mse")
    return model


def batches(total, size, **options):
    return tf.data.Dataset.from_tensor_slices((np.zeros((total, 10, 1)), np.zeros((total, 12)))).batch(size, **options)


series, labels = np.zeros((27, 10, 1)), np.zeros((27, 12))
model = stateful(layers.LSTM)
a = model(np.zeros((8, 10, 1)))  # S: a (8, 12)
model(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
model(np.zeros((1, 10, 1)))  # E: keras-stateful-batch
stateful(layers.GRU)(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
stateful(layers.SimpleRNN)(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
b = stateful(layers.LSTM, keeps=False)(np.zeros((3, 10, 1)))  # S: b (3, 12)

# a last batch of another size; one of one sample is broadcast
model.fit(batches(24, 8))
model.fit(batches(27, 8))  # E: keras-stateful-batch
model.fit(batches(25, 8))
model.fit(batches(27, 8, drop_remainder=True))
model.fit(batches(27, 8).repeat(), steps_per_epoch=3)
model.fit(batches(24, 4))  # E: keras-stateful-batch
model.evaluate(batches(27, 8))  # E: keras-stateful-batch
model.evaluate(batches(27, 8), steps=2)
model.predict(batches(27, 8))  # E: keras-stateful-batch
model.predict(batches(24, 8))
model.fit(batches(24, 8), validation_data=batches(27, 8))  # E: keras-stateful-batch
lines = tf.data.TextLineDataset("series.txt").map(lambda line: (tf.zeros((10, 1)), tf.zeros(12)))
model.fit(lines.batch(8))  # W: keras-stateful-batch
model.fit(lines.batch(8, drop_remainder=True))

# arrays come in batches of 32, if nothing is said
model.fit(series, labels)  # E: keras-stateful-batch
model.fit(series, labels, batch_size=8)  # E: keras-stateful-batch
model.fit(series[:24], labels[:24], batch_size=8)
c = model.predict(np.zeros((16, 10, 1)), batch_size=8)  # S: c (16, 12)
model.predict(np.zeros((16, 10, 1)))  # E: keras-stateful-batch
model.predict(np.zeros((8, 10, 1)), batch_size=3)  # E: keras-stateful-batch
model.predict(np.zeros((8, 10, 1)))
model.predict_on_batch(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
model.train_on_batch(np.zeros((3, 10, 1)), np.zeros((3, 12)))  # E: keras-stateful-batch
model.train_on_batch(np.zeros((8, 10, 1)), np.zeros((8, 12)))
stateful(layers.LSTM, 1).predict(series)  # E: keras-stateful-batch
stateful(layers.LSTM, 1).predict(series, batch_size=1)
stateful(layers.LSTM, 64).predict_on_batch(np.zeros((64, 10, 1)))
stateful(layers.LSTM, keeps=False).predict(series)

# functional models, wrappers, models in models
inputs = keras.Input((10, 1), batch_size=8)
functional = keras.Model(inputs, layers.Dense(3)(layers.LSTM(5, stateful=True)(inputs)))
functional(np.zeros((8, 10, 1)))
functional(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
functional.predict(series, batch_size=8)  # E: keras-stateful-batch
beside = keras.Model(inputs, layers.Dense(3)(layers.LSTM(5)(inputs)))
d = beside(np.zeros((3, 10, 1)))  # S: d (3, 3)
both = keras.Sequential([inputs, layers.Bidirectional(layers.LSTM(5, stateful=True))])
both(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
cells = keras.Sequential([inputs, layers.RNN(layers.LSTMCell(5), stateful=True), layers.Dense(2)])
cells(np.zeros((3, 10, 1)))  # E: keras-stateful-batch
around = keras.Sequential([inputs, functional])
around(np.zeros((3, 10, 1)))  # E: keras-stateful-batch


class Own(keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = stateful(layers.LSTM)

    def call(self, inputs):
        return self.inner(inputs)  # E: keras-stateful-batch


Own()(np.zeros((8, 10, 1)))
Own().predict(np.zeros((16, 10, 1)), batch_size=8)
Own()(np.zeros((3, 10, 1)))

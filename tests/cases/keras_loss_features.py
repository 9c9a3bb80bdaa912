"""Losses of Keras that broadcast one feature to several, without a word."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers


def network(loss, units=4):
    model = keras.Sequential([keras.Input((6, 3)), layers.Dense(units)])
    model.compile("adam", loss)
    return model


series = np.zeros((64, 6, 3))
network("mse").fit(series, np.zeros((64, 6, 1)))  # N: loss-features (32, 6, 1) (32, 6, 4)
network("mse").fit(series, np.zeros((64, 6, 4)))
network(keras.losses.MeanSquaredError()).evaluate(series, np.zeros((64, 6, 1)))  # N: loss-features
network("mae", 1).train_on_batch(series, np.zeros((64, 6, 4)))  # N: loss-features
network(keras.losses.Huber(), 1).fit(series, np.zeros((64, 6)))
network("mse", 1).fit(series, np.zeros((64, 6, 1)))
keras.losses.mean_squared_error(tf.zeros((8, 1)), tf.zeros((8, 4)))  # N: loss-features (8, 1) (8, 4)
keras.losses.mean_squared_error(tf.zeros((8, 1)), tf.zeros(8))
keras.losses.MeanAbsoluteError()(tf.zeros((8, 4)), tf.zeros((8, 4)))
keras.losses.MeanAbsoluteError()(tf.zeros((8, 4)), tf.zeros((8, 1)))  # N: loss-features
batches = tf.data.Dataset.from_tensor_slices((series, np.zeros((64, 6, 1)))).batch(8)
network("mse").fit(batches)  # N: loss-features (8, 6, 1)
network("mse", 1).fit(batches)

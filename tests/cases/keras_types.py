"""Types of elements that inputs declare, and those that a program's own loss is given."""
import numpy as np
import tensorflow as tf
from sklearn.datasets import fetch_california_housing, load_iris

steps = tf.keras.layers.Input(shape=[], dtype=tf.int32)
named = tf.keras.layers.Input(shape=[3], dtype="int64")
plain = tf.keras.layers.Input(shape=[3])
rows = tf.gather(tf.zeros([5, 4]), steps)  # S: rows (batch, 4)
rows = tf.gather(tf.zeros([5, 4]), named)  # S: rows (batch, 3, 4)


def huber(y_true, y_pred):
    error = y_true - y_pred
    return tf.where(tf.abs(error) < 1, tf.square(error) / 2, tf.abs(error) - 0.5)


def fitted(data, targets):
    model = tf.keras.Sequential([tf.keras.layers.Dense(30, activation="relu"), tf.keras.layers.Dense(1)])
    model.compile(loss=huber, optimizer="nadam")
    model.fit(data, targets.reshape(-1, 1), epochs=2)
    return model(data)


housing = fetch_california_housing()
told = fitted(housing.data, housing.target)  # S: told (20640, 1)
iris = load_iris()
told = fitted(iris.data, iris.target)  # S: told (150, 1)
rows = tf.gather(tf.zeros([5, 4]), plain)  # E: gather-index-type

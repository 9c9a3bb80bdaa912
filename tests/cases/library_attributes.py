"""A program may keep its own things under the name of a library."""
import numpy as np
import tensorflow as tf
import torch

rows = np.zeros((5, 3))
tf.model = tf.keras.Sequential()
tf.model.add(tf.keras.layers.Dense(units=4, input_dim=3))
tf.model.compile(loss="mse", optimizer="sgd")
tf.model.fit(rows, np.zeros((5, 4)), epochs=3)
given = tf.model.predict(np.zeros((2, 3)))  # S: given (2, 4)
tf.model.predict(np.zeros((2, 9)))  # E: model-input-size


def outside():
    return tf.model.predict(np.zeros((7, 3)))


later = outside()  # S: later (7, 4)

before = torch.relu(torch.zeros(2))  # S: before (2,)


def replaced(values):
    return values.sum()


torch.relu = replaced
after = torch.relu(torch.zeros(2))  # S: after ()
np.int = int
count = np.zeros(3).astype(np.int)  # S: count (3,)

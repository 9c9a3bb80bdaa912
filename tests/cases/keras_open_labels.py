"""Labels of which only the last dimension is known: that of 1 comes or goes, however many there are.

https://keras.io/api/losses/probabilistic_losses/ (3.15)
"""

import numpy as np
import tensorflow as tf
from tensorflow import keras

probabilities = tf.ones([6, 4]) / 4
scores = tf.math.log(probabilities * np.load("weights.npy"))
actions = tf.random.categorical(scores, num_samples=1)
keras.losses.sparse_categorical_crossentropy(actions, probabilities)
keras.losses.sparse_categorical_crossentropy(tf.zeros([6, 1]), probabilities)
keras.losses.sparse_categorical_crossentropy(tf.zeros([6, 2]), probabilities)  # E: loss-labels (6, 2) (6, 4)

"""tf.compat.v1.app of TensorFlow 2.21: what TensorFlow 1 has as tf.app."""

from tensorflow.app import run as run

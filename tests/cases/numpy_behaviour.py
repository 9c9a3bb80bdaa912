"""TensorFlow asked to behave as NumPy: its operators promote element types, its functions do not."""

import tensorflow as tf
from tensorflow.python.ops.numpy_ops import np_config

np_config.enable_numpy_behavior()
whole = tf.constant([1, 2, 3])
broken = tf.constant([1.0, 2.0, 3.0])
both = whole + broken  # S: both (3,)
half = whole + 0.5  # S: half (3,)
tf.concat([whole, broken], 0)  # E: same-types
tf.where(broken > 2, whole, broken)  # E: same-types
whole + tf.zeros(4)  # E: broadcast-dimensions (3,) (4,)

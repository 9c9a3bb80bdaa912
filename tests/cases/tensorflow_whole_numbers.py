"""Python's whole numbers as tensors of TensorFlow: int32, as the sizes of tf.shape are."""
import tensorflow as tf
import torch
from tensorflow.keras import layers

places = tf.constant([1, 1], dtype=tf.int32)
a = tf.concat([tf.expand_dims(5, -1), places], axis=0)  # S: a (3,)
sizes = tf.shape(tf.zeros((3, 4)))
a = tf.concat([tf.expand_dims(sizes[0], -1), places], axis=0)  # S: a (3,)
a = tf.concat([tf.expand_dims(5, -1), tf.constant([1, 1], dtype=tf.int64)], axis=0)  # E: same-types


# https://keras.io/examples/nlp/neural_machine_translation_with_transformer/
class Masked(layers.Layer):
    def call(self, inputs):
        shape = tf.shape(inputs)
        rows = tf.concat([tf.expand_dims(shape[0], -1), tf.constant([1, 1], dtype=tf.int32)], axis=0)
        return rows


a = Masked()(tf.zeros((3, 2)))  # S: a (3,)
a = torch.unsqueeze(torch.tensor(5), 0)  # S: a (1,)

# lists that become tensors
mask = tf.sequence_mask([1, 3, 2], 5)  # S: mask (3, 5)
tf.cast(mask, tf.float32) + tf.zeros([3, 4])  # E: broadcast-dimensions (3, 5) (3, 4)
order = tf.argsort([5, 2, 3])  # S: order (3,)
some, places = tf.unique([1, 1, 2, 4, 4])  # A: places (5,)
masks = tf.sequence_mask(tf.constant([1, 3, 2]), 4)  # A: masks (3, 4)

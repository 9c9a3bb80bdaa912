"""What layers of Keras compute in, a program sets for all of them: which types their outputs have is not followed then."""
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers

keras.mixed_precision.set_global_policy("mixed_float16")
a = layers.Dense(3)(tf.zeros((2, 16)))
a + tf.cast(tf.ones(3), tf.float16)
tf.matmul(a, tf.zeros((3, 2), tf.float16))
tf.cast(a, tf.float32) + tf.ones(3)
a + tf.ones(4, tf.float16)  # E: broadcast-dimensions
a + tf.zeros(3, tf.int32)  # E: same-types


class Scaled(layers.Layer):
    def call(self, inputs):
        factor = tf.cast(0.5, self.compute_dtype)  # S: factor ()
        return tf.cast(inputs, self.compute_dtype) * factor


b = Scaled()(tf.zeros((2, 16)))  # S: b (2, 16)
c = tf.cast(1, tf.bool)  # S: c ()

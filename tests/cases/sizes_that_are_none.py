"""Sizes that are open where a graph is built: None stands for them where shapes are compared."""
import tensorflow as tf
from tensorflow.keras import layers


def generator():
    noise = layers.Input(shape=(20,))
    x = layers.Dense(7 * 7 * 32)(noise)
    x = layers.Reshape((7, 7, 32))(x)
    assert x.shape == (None, 7, 7, 32)
    x = layers.Conv2DTranspose(16, 5, strides=2, padding="same")(x)
    assert tuple(x.shape) == (None, 14, 14, 16), x.shape
    return tf.keras.Model(noise, x)


made = generator()(tf.zeros((3, 20)))  # S: made (3, 14, 14, 16)
tf.matmul(tf.reshape(made, [3, -1]), tf.zeros((3136, 5)))
tf.matmul(tf.reshape(made, [3, -1]), tf.zeros((3000, 5)))  # E: matmul-inner-dimensions (3, 3136) (3000, 5)


def halved():
    image = layers.Input(shape=(None, None, 3))
    x = layers.MaxPooling2D(2)(image)
    if x.shape == (None, None, None, 3):
        x = layers.Dense(4)(x)
    return tf.keras.Model(image, x)


half = halved()(tf.zeros((2, 8, 8, 3)))  # A: half (2, 4, 4, 4)

# sizes that are known are compared as before
known = tf.keras.Input((4,))
width = 3 if known.shape[1:] == (None,) else 4
fixed = layers.Dense(width)(known)
a = tf.keras.Model(known, fixed)(tf.zeros((2, 4))) + 0  # S: a (2, 4)

"""The functions of keras.backend on inputs of a model."""
from keras import backend as K
from keras import layers
import keras
x = keras.Input((4, 6))
a = K.square(x)  # S: a (batch, 4, 6)
a = K.sum(x, axis=1)  # S: a (batch, 6)
a = K.mean(x, axis=-1, keepdims=True)  # S: a (batch, 4, 1)
a = K.max(x)  # S: a ()
a = K.expand_dims(x, 1)  # S: a (batch, 1, 4, 6)
a = K.expand_dims(x)  # S: a (batch, 4, 6, 1)
a = K.permute_dimensions(x, (0, 2, 1))  # S: a (batch, 6, 4)
a = K.concatenate([x, x])  # S: a (batch, 4, 12)
a = K.concatenate([x, K.permute_dimensions(x, (0, 2, 1))], axis=1)  # E: cat-dimensions
a = K.reshape(x, (-1, 24))  # S: a (batch, 24)
a = K.batch_flatten(x)  # S: a (batch, 24)
a = layers.Lambda(lambda t: K.sum(t, axis=1))(x)  # S: a (batch, 6)
n = K.int_shape(x)[1]
a = layers.Dense(n)(x)  # S: a (batch, 4, 4)
flat = K.flatten(keras.Input(batch_shape=(2, 3, 4)))  # S: flat (24,)
flat * K.flatten(keras.Input(batch_shape=(2, 3, 5)))  # E: broadcast-dimensions (24,) (30,)
a = K.random_normal(shape=(K.shape(x)[0], 6))  # S: a (batch, 6)
a = K.maximum(a, K.zeros((6,)))  # S: a (batch, 6)
a = K.dot(x, K.ones((6, 3)))  # S: a (batch, 4, 3)
a = K.dot(x, K.ones((4, 3)))  # E: matmul-inner-dimensions
a = K.argmax(x)  # S: a (batch, 4)
a = K.any(x, axis=1)  # S: a (batch, 6)
a = K.cast(K.equal(x, x), "float32") * x  # S: a (batch, 4, 6)
a = K.tile(x, (1, 2, 1))  # S: a (batch, 8, 6)
a = K.repeat_elements(x, 3, axis=1)  # S: a (batch, 12, 6)
a = K.variable([[1.0, 2.0]])  # S: a (1, 2)
a = K.gather(K.ones((9, 5)), K.argmax(x))  # S: a (batch, 4, 5)

# channels come last, which Keras 1 calls "tf"
with K.name_scope("block"):
    shown = K.concatenate([x, x], axis=1 if K.image_dim_ordering() == "th" else -1)  # S: shown (batch, 4, 12)

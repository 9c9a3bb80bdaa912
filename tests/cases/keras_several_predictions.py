"""What models with several outputs predict: an array of each output, for all samples (run with Keras 3.15)."""
import keras
import numpy as np
import tensorflow as tf
from keras import layers

inputs = keras.Input((4,))
x = layers.Dense(8)(inputs)
model = keras.Model(inputs, [layers.Dense(2)(x), layers.Dense(3)(x)])
two, three = model.predict(np.zeros((50, 4)))
a = two.argmax(-1) + 0  # S: a (50,)
a = three.argmax(-1) + np.zeros(49)  # E: broadcast-dimensions (50,) (49,)
a = model.predict(np.zeros((50, 4)))[1] + 0  # S: a (50, 3)
backwards = keras.Model(inputs, [layers.Dense(2)(x), layers.Dense(3)(x)][::-1])
a = backwards.predict(np.zeros((50, 4)), batch_size=16)[0] + 0  # S: a (50, 3)
data = tf.data.Dataset.from_tensor_slices(np.zeros((50, 4))).batch(16)
two, three = model.predict(data)
a = two.astype(int) + 0  # S: a (50, 2)
one, two, three = model.predict(data)  # E: unpack-length

# one output in a list is given without the list
single = keras.Model(inputs=[inputs], outputs=[layers.Dense(2)(x)])
a = single.predict(np.zeros((50, 4)))[0] + 0  # S: a (2,)
votes = np.zeros((50, 2))
votes += single.predict(np.zeros((50, 4)))
votes[0] += single.predict(np.zeros((50, 4)))  # E: inplace-shape (2,) (50, 2)
a = keras.Model(inputs, (layers.Dense(3)(x),))(np.zeros((7, 4))) + 0  # S: a (7, 3)
ends = []
ends.append(layers.Dense(5)(x))
a = keras.Model(inputs, ends)(np.zeros((7, 4))) + 0  # S: a (7, 5)


class Both(keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = layers.Dense(6)

    def call(self, x):
        x = self.dense(x)
        return x, tf.reduce_sum(x, axis=1, keepdims=True)


both = Both()
states, values = both.predict(np.zeros((9, 4)))
a = np.concatenate([states, values], axis=1)  # S: a (9, 7)
a = states @ values  # E: matmul-inner-dimensions (9, 6) (9, 1)

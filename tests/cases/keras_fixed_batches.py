"""Models of Keras that are built for batches of one size, and fed with others: nothing but stateful layers minds."""
import keras
import numpy as np
from keras import layers

eight = keras.Input(batch_shape=(8, 10, 1))
dense = keras.Model(eight, layers.Dense(3)(eight))
a = dense(np.zeros((3, 10, 1)))  # S: a (3, 10, 3)
a = dense(np.zeros((8, 10, 1)))  # S: a (8, 10, 3)
b = dense.predict(np.zeros((20, 10, 1)))  # S: b (20, 10, 3)
dense(np.zeros((3, 11, 1)))  # E: model-input-size
dense(np.zeros((3, 10)))
dense(np.zeros((3, 4, 10, 2)))  # E: model-input-rank
flat = keras.Sequential([keras.Input((10, 2), batch_size=8), layers.Flatten(), layers.Dense(7)])
c = flat(np.zeros((3, 10, 2)))  # S: c (3, 7)
flat(np.zeros((8, 9, 2)))  # E: model-input-size
numbers = keras.Input(batch_shape=(4,))
doubled = keras.Model(numbers, layers.Lambda(lambda x: x * 2)(numbers))
d = doubled(np.zeros(6))  # S: d (6,)
ends = keras.Model(eight, [layers.Flatten()(eight), layers.LSTM(5)(eight)])
e, f = ends(np.zeros((2, 10, 1)))
g = layers.Dense(2)(e)  # S: g (2, 2)
h = layers.Dense(2)(f)  # S: h (2, 2)
outside = keras.Input((10, 1))
i = dense(outside)  # S: i (batch, 10, 3)

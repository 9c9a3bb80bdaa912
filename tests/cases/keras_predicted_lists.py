"""What a model predicts for a list of arrays is known, one for each input (run with Keras 3.15)."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers

noise = keras.Input((16,))
label = keras.Input((5,))
g = keras.Model([noise, label], layers.Dense(4)(layers.concatenate([noise, label])))
one = keras.Model(noise, layers.Dense(4)(noise))
a = g.predict([np.zeros((5, 16)), np.zeros((5, 5))], verbose=0)
e = np.hstack([m[:, None] for m in a]) * 1.0  # S: e (4, 5)
b = one.predict(np.zeros((5, 16)), verbose=0)
f = np.hstack([m[:, None] for m in b]) * 1.0  # S: f (4, 5)
for step in range(2):
    hot = np.zeros((5, 5))
    c = g.predict([np.zeros((5, 16)), hot], verbose=0)
    h = np.hstack([m[:, None] for m in c]) * 1.0  # S: h (4, 5)
d = g.predict([np.zeros((5, 16)), open("labels.txt").read()], verbose=0)
d @ np.zeros((3, 2))
a @ np.zeros((3, 2))  # E: matmul-inner-dimensions (5, 4) (3, 2)

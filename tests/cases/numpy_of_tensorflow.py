"""Functions of NumPy make arrays of the tensors of TensorFlow: what they give has NumPy's methods, types and indices."""
import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(6)])
t = model(np.zeros((1, 4), "float32"))
p = np.squeeze(t)
best = p[np.argsort(p)][-3:]  # S: best (3,)
shares = p / p.sum() * np.arange(6)
shares @ np.zeros((5, 2))  # E: matmul-inner-dimensions (6,) (5, 2)
mean = np.mean(model(np.zeros((3, 4), "float32")), axis=0).reshape(2, 3)  # S: mean (2, 3)
np.mean(t, axis=0).reshape(4, 2)  # E: reshape-element-count
rows = np.argmax(model(np.zeros((3, 4), "float32")), axis=1).astype(int)  # S: rows (3,)
both = np.concatenate([t, t, np.zeros((2, 6))]).mean(axis=1)  # S: both (4,)
np.stack([t, t]).reshape(2, 5)  # E: reshape-element-count
turned = np.transpose(t)[[0, 2, 4]].ravel()  # S: turned (3,)
several = [model(np.zeros((2, 4), "float32")) for _ in range(3)]
a = np.vstack(several).copy()  # S: a (6, 6)
# TensorFlow's own keep theirs
a = tf.squeeze(t).numpy()  # S: a (6,)
a = tf.concat([t, np.zeros((2, 6), "float32")], axis=0).numpy()  # S: a (3, 6)

# NumPy's functions as TensorFlow has them
import tensorflow.experimental.numpy as tnp

ones = tnp.ones((3, 4))
product = tnp.dot(ones, tnp.transpose(ones))  # A: product (3, 3)
tnp.matmul(ones, ones)  # E: matmul-inner-dimensions (3, 4)

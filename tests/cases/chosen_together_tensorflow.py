"""Arguments of TensorFlow, Keras, scikit-learn and SciPy that go together, by a condition that is not followed."""

import numpy as np
import tensorflow as tf
import keras
from keras import layers, ops
from sklearn.linear_model import LinearRegression
from scipy import signal, linalg

flag = len(open("anything").read()) > 1
n = 3 if flag else 4
A = tf.zeros((2, 3)) if flag else tf.zeros((2, 4))
B = tf.zeros((3, 5)) if flag else tf.zeros((4, 5))
V = tf.zeros((3,)) if flag else tf.zeros((4,))
product = tf.matmul(A, B)  # S: product (2, 5)
summed = tf.einsum('ij,jk->ik', A, B)  # S: summed (2, 5)
dotted = tf.tensordot(A, B, 1)  # S: dotted (2, 5)
tf.concat([A, tf.zeros((7, n))], 0)
tf.stack([V, V])
tf.stack([A[0], V])
tf.where(A > 0, A, V)
tf.nn.bias_add(A, V)
tf.linalg.matvec(A, V)
img = tf.zeros((1, 8, 8, 3)) if flag else tf.zeros((1, 8, 8, 4))
w = tf.zeros((3, 3, 3, 6)) if flag else tf.zeros((3, 3, 4, 6))
tf.nn.conv2d(img, w, 1, 'SAME')
tf.nn.depthwise_conv2d(img, tf.zeros((3, 3, 3, 2)) if flag else tf.zeros((3, 3, 4, 2)), [1, 1, 1, 1], 'SAME')
tf.nn.softmax_cross_entropy_with_logits(labels=A, logits=A)
tf.nn.sparse_softmax_cross_entropy_with_logits(labels=tf.zeros((2,), tf.int32), logits=A)
tf.nn.embedding_lookup(B, tf.zeros((2,), tf.int32))
tf.nn.batch_normalization(A, V, V, V, V, 1e-3)
tf.split(A, [1, 2] if flag else [1, 3], 1)
tf.reshape(A, (2, n)) + V
tf.reshape(A, (-1, n)) + V
tf.broadcast_to(V, (2, n))
tf.gather(A, [0, 1])
tf.tensor_scatter_nd_update(A, [[0]], V[None])
tf.scatter_nd([[0]], V[None], (2, n)) + A
tf.add_n([A, A])
tf.boolean_mask(A, tf.constant([True, False]))
tf.transpose(A) @ A
tf.keras.losses.MeanSquaredError()(A, tf.zeros((2, n)))
layers.Dense(5)(A) + tf.zeros((2, 5))
layers.Concatenate()([A, A])
layers.Add()([A, tf.zeros((2, n))])
layers.Dot(axes=1)([A, tf.zeros((2, n))])
layers.Conv2D(6, 3)(img)
m = keras.Sequential([layers.Input((n,)), layers.Dense(2)])
m(A)
m.compile(loss='mse')
m.fit(np.zeros((10, n)), np.zeros((10, 2)), epochs=1, verbose=0)
i = layers.Input((n,))
f = keras.Model(i, layers.Dense(n)(i))
f(A) + A
ops.matmul(A, B)
ops.einsum('ij,jk->ik', A, B)
ops.concatenate([A, A], 0)
ops.dot(A, B)
ops.where(A > 0, A, V)
x, y = np.zeros((6, n)), np.zeros(6)
LinearRegression().fit(x, y).predict(np.zeros((2, n)))
signal.convolve2d(x, np.ones((2, 2)))
linalg.solve(np.eye(n), np.zeros(n))
linalg.block_diag(x, x)
d = tf.data.Dataset.from_tensor_slices((x, y)).batch(2)
for bx, by in d:
    tf.matmul(bx, tf.zeros((n, 2), tf.float64))
cell = layers.LSTMCell(5)
cell(A, [tf.zeros((2, 5)), tf.zeros((2, 5))])
layers.LSTM(5)(A[None], initial_state=[tf.zeros((1, 5)), tf.zeros((1, 5))])
layers.MultiHeadAttention(2, 4)(A[None], A[None])

# ---- one of them is always wrong
tf.einsum("ij,jk->ik", A, tf.zeros((6, 5)))  # E: einsum-sizes
tf.tensordot(A, tf.zeros((6, 5)), 1)  # E: tensordot-dimensions
tf.matmul(A, tf.zeros((6, 5)))  # E: matmul-inner-dimensions
# ---- or for one of the ways of the condition
tf.matmul(tf.zeros((2, 3)), B)  # W: matmul-inner-dimensions

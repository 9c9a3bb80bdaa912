"""Numbers in tensors and arrays that are nothing but sizes (run with TensorFlow 2.21, NumPy 2.4)."""
import numpy as np
import tensorflow as tf

n = tf.constant(5)
a = tf.zeros((n, 3))  # S: a (5, 3)
tf.matmul(a, tf.zeros((3, n)))
tf.matmul(a, tf.zeros((n, 3)))  # E: matmul-inner-dimensions (5, 3) (5, 3)
h = tf.random.normal([n, 2])  # S: h (5, 2)
r = tf.tile(tf.zeros((1, 3)), [n, 1])  # S: r (5, 3)
u = np.zeros(int(n))  # S: u (5,)
w = np.zeros(n.numpy())  # S: w (5,)
rows = tf.range(n * 2)  # S: rows (10,)
m = np.array(4)
b = np.zeros((m, 2))  # S: b (4, 2)
b @ np.zeros((2, m))
b @ np.zeros((m, 2))  # E: matmul-inner-dimensions (4, 2) (4, 2)
v = tf.Variable(6, dtype=tf.int32)
c = tf.ones((v, 2))  # S: c (6, 2)

# used otherwise: tensors of one number
step = tf.Variable(0)
step.assign_add(1)
d = tf.zeros((step, 2))  # S: d (?, 2)
k = tf.constant(7)
e = k + tf.zeros((3,), tf.int32)  # S: e (3,)
print(k.shape)
z = np.array(3)
z[()] = 4
f = np.zeros((z, 2))  # S: f (?, 2)

"""Sparse tensors of TensorFlow: what they are made of, turned, joined, multiplied with; beside uses that fail."""
import numpy as np
import scipy.sparse
import tensorflow as tf

st = tf.sparse.SparseTensor(indices=[[0, 3], [2, 4]], values=[10.0, 20.0], dense_shape=[3, 10])
dense = tf.sparse.to_dense(st)  # S: dense (3, 10)
dense + tf.zeros([3, 9])  # E: broadcast-dimensions (3, 10) (3, 9)
listed = tf.sparse.from_dense([[1, 0, 0, 8], [0, 0, 0, 0], [0, 0, 3, 0]])
again = tf.sparse.to_dense(listed, default_value=-1)  # S: again (3, 4)
places = listed.indices  # S: places (?, 2)
elements = listed.values  # S: elements (?,)
product = tf.sparse.sparse_dense_matmul(st, tf.ones([10, 6]))  # S: product (3, 6)
tf.sparse.sparse_dense_matmul(st, tf.ones([3, 6]))  # E: matmul-inner-dimensions (3, 10) (3, 6)
turned = tf.sparse.sparse_dense_matmul(st, tf.ones([3, 6]), adjoint_a=True)  # S: turned (10, 6)
tf.sparse.sparse_dense_matmul(st, tf.ones([10, 6]), adjoint_a=True)  # E: matmul-inner-dimensions (10, 6)
both = tf.sparse.to_dense(tf.sparse.add(st, st))  # S: both (3, 10)
wide = tf.sparse.to_dense(tf.sparse.concat(axis=1, sp_inputs=[st, st]))  # S: wide (3, 20)
flipped = tf.sparse.to_dense(tf.sparse.transpose(st))  # S: flipped (10, 3)
other = tf.sparse.to_dense(tf.sparse.reshape(st, [5, 6]))  # S: other (5, 6)
tf.sparse.reshape(st, [7, 6])  # E: reshape-element-count (3, 10)
rows = tf.sparse.reduce_sum(st, axis=1)  # S: rows (3,)
largest = tf.sparse.reduce_max(st, axis=0)  # S: largest (10,)
ones = tf.sparse.to_dense(tf.sparse.eye(4))  # S: ones (4, 4)
twice = tf.sparse.to_dense(tf.sparse.reorder(st * 2.0))  # S: twice (3, 10)

# a graph: its adjacency matrix from SciPy
matrix = scipy.sparse.coo_matrix(np.eye(7, dtype="float32"))
adjacency = tf.SparseTensor(np.stack([matrix.row, matrix.col], axis=1).astype("int64"), matrix.data, matrix.shape)
features = tf.sparse.sparse_dense_matmul(adjacency, tf.ones([7, 16]))  # S: features (7, 16)
tf.sparse.sparse_dense_matmul(adjacency, tf.ones([8, 16]))  # E: matmul-inner-dimensions (7, 7) (8, 16)

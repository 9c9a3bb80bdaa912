"""One recurrent cell for several layers: since version 1.1 they share the weights that it made for the first."""
import tensorflow.compat.v1 as tf

rnn = tf.nn.rnn_cell
X = tf.placeholder(tf.float32, [None, 5, 7])
cell = rnn.GRUCell(4)
tf.nn.dynamic_rnn(rnn.MultiRNNCell([cell] * 2), X, dtype=tf.float32)  # E: repeated-cell
wrapped = rnn.DropoutWrapper(rnn.BasicLSTMCell(4), output_keep_prob=0.5)
tf.nn.dynamic_rnn(rnn.MultiRNNCell([wrapped] * 3), X, dtype=tf.float32)  # E: repeated-cell
# as many units as features
fitting = rnn.GRUCell(7)
outputs, _ = tf.nn.dynamic_rnn(rnn.MultiRNNCell([fitting] * 2), X, dtype=tf.float32)
outputs = outputs[:, 0]  # S: outputs (?, 7)
# a cell for each
outputs, _ = tf.nn.dynamic_rnn(rnn.MultiRNNCell([rnn.GRUCell(4) for _ in range(2)]), X, dtype=tf.float32)
outputs = outputs[:, 0]  # S: outputs (?, 4)
tf.nn.dynamic_rnn(rnn.MultiRNNCell([cell, rnn.GRUCell(4)]), X, dtype=tf.float32)

"""Recurrent networks of version 1 that run over a list both ways."""
import tensorflow as tf
from tensorflow.contrib import rnn
X = tf.placeholder("float", [None, 28, 16])
steps = tf.unstack(X, 28, 1)
outputs, forth, back = rnn.static_bidirectional_rnn(rnn.BasicLSTMCell(32), rnn.BasicLSTMCell(48), steps, dtype=tf.float32)
last = outputs[-1]
logits = tf.matmul(last, tf.zeros((80, 10)))
tf.matmul(last, tf.zeros((32, 10)))  # E: matmul-inner-dimensions
rnn.static_bidirectional_rnn(rnn.GRUCell(4), rnn.GRUCell(4), [X], dtype=tf.float32)  # E: static-input-rank

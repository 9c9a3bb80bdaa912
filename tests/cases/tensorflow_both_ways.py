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

# over one tensor: pairs of outputs and of states
words = tf.placeholder(tf.float32, [None, 20, 16])
pair, ends = tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(32), rnn.GRUCell(48), words, dtype=tf.float32)
both = tf.concat(pair, 2)  # A: both (3, 20, 80)
end = tf.concat(ends, 1)
tf.matmul(end, tf.zeros((80, 10)))
tf.matmul(end, tf.zeros((64, 10)))  # E: matmul-inner-dimensions
(forth, back), (state, other) = tf.nn.bidirectional_dynamic_rnn(cell_fw=rnn.LSTMCell(32), cell_bw=rnn.LSTMCell(32), inputs=words, dtype=tf.float32)
summed = forth + back  # A: summed (?, 20, 32)
tf.matmul(tf.concat([state.h, other.h], axis=1), tf.zeros((64, 10)))
tf.matmul(tf.concat([state.h, other.c], axis=1), tf.zeros((32, 10)))  # E: matmul-inner-dimensions
tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(4), rnn.GRUCell(4), tf.unstack(words, 20, 1)[0], dtype=tf.float32)  # E: sequence-rank
early = tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(4), rnn.GRUCell(6), words, initial_state_bw=tf.zeros([8, 5]))  # E: initial-state-units
turned, _ = tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(4), rnn.GRUCell(6), tf.transpose(words, [1, 0, 2]), dtype=tf.float32, time_major=True)
last = turned[1]  # S: last (20, ?, 6)
import numpy as np
with tf.Session() as session:
    got = session.run(both, {words: np.zeros((3, 20, 16))})  # S: got (3, 20, 80)

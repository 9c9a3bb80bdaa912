"""The state that a recurrent network of version 1 begins with."""
import tensorflow as tf
X = tf.placeholder(tf.float32, [20, 5, 7])
cell = tf.nn.rnn_cell.GRUCell(16)
first = tf.nn.dynamic_rnn(cell, X, initial_state=cell.zero_state(20, tf.float32))[0]  # S: first (20, 5, 16)
outputs, state = tf.nn.dynamic_rnn(cell, X, initial_state=tf.zeros([20, 16]))  # S: state (20, 16)
tf.nn.dynamic_rnn(cell, X, initial_state=tf.zeros([20, 12]))  # E: initial-state-units
tf.nn.dynamic_rnn(cell, X, initial_state=tf.zeros([10, 16]))  # E: initial-state-batch
lstm = tf.nn.rnn_cell.BasicLSTMCell(8)
third = tf.nn.dynamic_rnn(lstm, X, initial_state=lstm.zero_state(20, tf.float32))[0]  # S: third (20, 5, 8)
begin = tf.nn.rnn_cell.LSTMStateTuple(tf.zeros([20, 8]), tf.zeros([20, 8]))
tf.nn.dynamic_rnn(lstm, X, initial_state=begin)
tf.nn.dynamic_rnn(lstm, X, initial_state=tf.nn.rnn_cell.LSTMStateTuple(tf.zeros([20, 8]), tf.zeros([20, 9])))  # E: initial-state-units

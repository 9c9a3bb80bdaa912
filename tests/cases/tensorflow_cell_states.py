"""The states of recurrent cells of version 1: what they begin with, and what a step gives."""
import sys
import tensorflow as tf
from tensorflow.contrib import rnn

# long short-term memories: two states, side by side if a pair is not wanted, of other units if it is projected
x = tf.ones([20, 7])
lstm = rnn.LSTMCell(16, num_proj=6)
given, state = lstm(x, lstm.zero_state(20, tf.float32))
given = tf.identity(given)  # S: given (20, 6)
memory = state.c + 0.0  # S: memory (20, 16)
kept = state.h + 0.0  # S: kept (20, 6)
lstm(x, rnn.LSTMStateTuple(tf.zeros([20, 16]), tf.zeros([20, 6])))
lstm(x, rnn.LSTMStateTuple(tf.zeros([20, 16]), tf.zeros([20, 16])))  # E: initial-state-units
lstm(x, (tf.zeros([20, 6]), tf.zeros([20, 6])))  # E: initial-state-units
lstm(x, (tf.zeros([20, 1]), tf.zeros([20, 6])))
lstm(x, tf.zeros([20, 16]))  # E: cell-states
lstm(x, (tf.zeros([20, 16]), tf.zeros([20, 6]), tf.zeros([20, 6])))  # E: cell-states
flat = rnn.BasicLSTMCell(8, state_is_tuple=False)
whole = flat.zero_state(20, tf.float32)  # S: whole (20, 16)
given, state = flat(x, whole)
given = tf.identity(given)  # S: given (20, 8)
state = tf.identity(state)  # S: state (20, 16)
flat(x, tf.zeros([20, 8]))  # E: initial-state-units
size = flat.state_size + lstm.output_size
tf.reshape(tf.zeros([22]), [size])
tf.reshape(tf.zeros([21]), [size])  # E: reshape-element-count

# batches
gru = rnn.GRUCell(12)
gru(x, tf.zeros([10, 12]))  # E: initial-state-batch
gru(x, gru.zero_state(10, tf.float32))  # E: initial-state-batch
gru(x, gru.zero_state(tf.shape(x)[0], tf.float32))
anyone = tf.placeholder(tf.float32, [None, 7])
given, _ = gru(anyone, gru.zero_state(10, tf.float32))
given, _ = gru(anyone, gru.zero_state(tf.placeholder(tf.int32, []), tf.float32))
given = given[0]  # S: given (12,)
gru(tf.ones([20, 5, 7]), tf.zeros([20, 12]))  # E: cell-input-rank
state = gru.zero_state(20, tf.float32)
for _ in range(3):
    given, state = gru(x, state)
state = tf.identity(state)  # S: state (20, 12)

# on top of each other
layers = rnn.MultiRNNCell([rnn.GRUCell(4), rnn.DropoutWrapper(rnn.BasicLSTMCell(5), output_keep_prob=0.5)])
begin = layers.zero_state(20, tf.float32)
first = begin[0]  # S: first (20, 4)
second = begin[1].h  # S: second (20, 5)
given, ends = layers(x, begin)
given = tf.identity(given)  # S: given (20, 5)
end = ends[1].c  # S: end (20, 5)
layers(x, (tf.zeros([20, 4]), tf.zeros([20, 5])))  # E: cell-states
layers(x, (tf.zeros([20, 5]), begin[1]))  # E: initial-state-units
layers(x, (begin[0],))  # E: cell-states
layers(x, tf.zeros([20, 9]))  # E: cell-states
beside = rnn.MultiRNNCell([rnn.GRUCell(4), rnn.GRUCell(5)], state_is_tuple=False)
given, whole = beside(x, beside.zero_state(20, tf.float32))
whole = tf.identity(whole)  # S: whole (20, 9)
some = rnn.MultiRNNCell([rnn.GRUCell(4) for _ in range(int(sys.argv[1]))])
given, _ = some(x, some.zero_state(20, tf.float32))
given = tf.identity(given)  # S: given (20, 4)

# the input is added to the output
straight = rnn.ResidualWrapper(rnn.GRUCell(7))
given, _ = straight(x, straight.zero_state(20, tf.float32))
given = tf.identity(given)  # S: given (20, 7)
bent = rnn.ResidualWrapper(rnn.GRUCell(8))
bent(x, bent.zero_state(20, tf.float32))  # E: residual-features
joined = rnn.ResidualWrapper(rnn.GRUCell(8), residual_fn=lambda i, o: tf.concat([i, o], 1))
given, _ = joined(x, joined.zero_state(20, tf.float32))
given = tf.identity(given)  # S: given (20, 15)


def unknown_cell(words):
    cell = make_cell(words)
    outputs, state = tf.nn.dynamic_rnn(cell, words, dtype=tf.float32)
    return tf.matmul(state, tf.zeros([4, 4])) + outputs

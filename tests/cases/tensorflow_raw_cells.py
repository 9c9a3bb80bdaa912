"""Recurrent cells of version 1 that the program gives its inputs step by step, and layers that run both ways."""
import tensorflow as tf

cell = tf.nn.rnn_cell.LSTMCell(6)
steps = tf.TensorArray(tf.float32, size=7).unstack(tf.zeros([7, 5, 4]))


def feed(time, output, state, loop_state):
    state = cell.zero_state(5, tf.float32) if output is None else state
    done = time >= tf.fill([5], 7)
    return done, tf.cond(tf.reduce_all(done), lambda: tf.zeros([5, 4]), lambda: steps.read(time)), state, output, None


def narrow(time, output, state, loop_state):
    state = tf.nn.rnn_cell.LSTMStateTuple(tf.zeros([5, 6]), tf.zeros([5, 3])) if output is None else state
    return time >= tf.fill([5], 7), tf.zeros([5, 4]), state, output, None


outputs, state, _ = tf.nn.raw_rnn(cell, feed)
end = state.c + 0.0  # S: end (5, 6)
whole = outputs.stack()[0]  # S: whole (5, 6)
tf.matmul(end, tf.zeros([5, 6]))  # E: matmul-inner-dimensions
tf.nn.raw_rnn(cell, narrow)  # E: initial-state-units

# layers that run both ways
rnn = tf.contrib.rnn
words = tf.placeholder(tf.float32, [None, 9, 4])
both, forth, back = rnn.stack_bidirectional_dynamic_rnn([rnn.GRUCell(6), rnn.GRUCell(8)], [rnn.GRUCell(6), rnn.GRUCell(8)], words, dtype=tf.float32)
last = both[:, -1]  # S: last (?, 16)
ends = tf.concat([forth[0], back[1]], 1)  # S: ends (?, 14)
tf.matmul(last, tf.zeros([8, 2]))  # E: matmul-inner-dimensions

# with a layer before or behind
projected, state = tf.nn.dynamic_rnn(rnn.OutputProjectionWrapper(rnn.GRUCell(6), 3), words, dtype=tf.float32)
first = projected[:, 0]  # S: first (?, 3)
state = state + 0.0  # S: state (?, 6)
given, _ = tf.nn.dynamic_rnn(rnn.InputProjectionWrapper(rnn.ResidualWrapper(rnn.GRUCell(6)), 6), words, dtype=tf.float32)
first = given[:, 0]  # S: first (?, 6)
tf.nn.dynamic_rnn(rnn.InputProjectionWrapper(rnn.ResidualWrapper(rnn.GRUCell(6)), 5), words, dtype=tf.float32)  # E: residual-features

# gates of the program's own
from tensorflow.contrib.rnn.python.ops.core_rnn_cell import _linear


class Gated(rnn.RNNCell):
    def __init__(self, units):
        self._units = units

    @property
    def state_size(self):
        return self._units

    @property
    def output_size(self):
        return self._units

    def __call__(self, inputs, state, scope=None):
        with tf.variable_scope(scope or "gated"):
            keep, new = tf.split(tf.sigmoid(_linear([inputs, state], 2 * self._units, True)), 2, 1)
            state = keep * state + (1 - keep) * new
            return state, state


given, _ = tf.nn.dynamic_rnn(Gated(6), words, dtype=tf.float32)
first = given[:, 0]  # S: first (?, 6)
tf.matmul(first, tf.zeros([5, 2]))  # E: matmul-inner-dimensions

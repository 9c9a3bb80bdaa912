"""Recurrent cells of version 1 that the program derives from those of the library."""
import tensorflow as tf
from tensorflow.contrib.rnn import MultiRNNCell


class Residual(MultiRNNCell):
    def __init__(self, cells, always=False):
        super(Residual, self).__init__(cells, state_is_tuple=True)
        self._always = always

    def __call__(self, inputs, state, scope=None):
        if self._cells[0].output_size != inputs.get_shape().as_list()[1] and not self._always:
            return super(Residual, self).__call__(inputs, state, scope or "plain")
        current = inputs
        states = []
        for number, cell in enumerate(self._cells):
            following, changed = cell(current, state[number])
            current = following + current  # E: broadcast-dimensions (3, 4) (3, 5)
            states.append(changed)
        return current, tuple(states) if self._state_is_tuple else tf.concat(states, 1)


x = tf.ones([3, 4])
begin = (tf.zeros([3, 4]), tf.zeros([3, 4]))
added, after = Residual([tf.contrib.rnn.GRUCell(4) for _ in range(2)])(x, begin)
added = tf.identity(added)  # S: added (3, 4)
kept = after[1]  # S: kept (3, 4)
plain, _ = Residual([tf.contrib.rnn.GRUCell(6), tf.contrib.rnn.GRUCell(5)])(x, (tf.zeros([3, 6]), tf.zeros([3, 5])))
plain = tf.identity(plain)  # S: plain (3, 5)
Residual([tf.contrib.rnn.GRUCell(5)], always=True)(x, (tf.zeros([3, 5]),))
spread, _ = Residual([tf.contrib.rnn.GRUCell(1)], always=True)(x, (tf.zeros([3, 1]),))
spread = tf.identity(spread)  # S: spread (3, 4)


class Minimal(tf.nn.rnn_cell.RNNCell):
    def __init__(self, units, out):
        self._units = units
        self._out = out

    @property
    def state_size(self):
        return self._units

    @property
    def output_size(self):
        return self._out

    def __call__(self, inputs, state, scope=None):
        with tf.variable_scope(scope or type(self).__name__):
            weights = tf.get_variable("weights", [inputs.shape[-1] + self._units, self._units])
            state = tf.tanh(tf.matmul(tf.concat([inputs, state], 1), weights))
            return tf.layers.dense(state, self._out), state


words = tf.placeholder(tf.float32, [None, 7, 4])
outputs, last = tf.nn.dynamic_rnn(Minimal(9, 3), words, dtype=tf.float32)
first = outputs[:, 0]  # S: first (?, 3)
last = last + 0.0  # S: last (?, 9)
zeros = Minimal(9, 3).zero_state(5, tf.float32)  # S: zeros (5, 9)
tf.matmul(outputs[:, -1], tf.zeros([9, 2]))  # E: matmul-inner-dimensions (?, 3) (9, 2)


class Built(tf.nn.rnn_cell.RNNCell):
    def __init__(self, units, wrong=0):
        super(Built, self).__init__()
        self._units = units
        self._wrong = wrong

    @property
    def state_size(self):
        return tf.nn.rnn_cell.LSTMStateTuple(self._units, self._units)

    @property
    def output_size(self):
        return self._units

    def build(self, shape):
        self.kernel = self.add_variable("kernel", [shape[-1] + self._units, 2 * self._units + self._wrong])
        self.built = True

    def call(self, inputs, state):
        memory, given = state
        both = tf.matmul(tf.concat([inputs, given], 1), self.kernel)
        keep, new = tf.split(both, 2, axis=1)
        memory = memory * tf.sigmoid(keep)  # E: broadcast-dimensions (?, 6) (?, 7)
        return tf.tanh(memory), tf.nn.rnn_cell.LSTMStateTuple(memory, memory)


outputs, (memory, given) = tf.nn.dynamic_rnn(Built(6), words, dtype=tf.float32)
both = tf.concat([outputs[:, -1], memory, given], 1)  # S: both (?, 18)
tf.nn.dynamic_rnn(Built(6, wrong=2), words, dtype=tf.float32)


class Doubled(tf.nn.rnn_cell.BasicLSTMCell):
    def __call__(self, inputs, state, scope=None):
        given, state = super().__call__(inputs, state, scope)
        return tf.concat([given, given], 1), state

    @property
    def output_size(self):
        return 2 * self._num_units


outputs, state = tf.nn.dynamic_rnn(Doubled(5), words, dtype=tf.float32)
wide = outputs[0]  # S: wide (7, 10)
narrow = state.h + 0.0  # S: narrow (?, 5)
stacked = MultiRNNCell([Doubled(5), Minimal(4, 2)])
outputs, _ = tf.nn.dynamic_rnn(stacked, words, dtype=tf.float32)
last = outputs[:, -1]  # S: last (?, 2)

"""Recurrent cells of version 1 run over sequences: what is asked of lengths, states and of the program's own cells."""
import tensorflow as tf

rnn = tf.nn.rnn_cell
X = tf.placeholder(tf.float32, [20, 5, 7])
anyone = tf.placeholder(tf.float32, [None, None, 7])
lengths = tf.placeholder(tf.int32, [None])

# lengths
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, lengths, dtype=tf.float32)
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, [5] * 20, dtype=tf.float32)
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, sequence_length=tf.zeros([20], tf.int32), dtype=tf.float32)
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, sequence_length=tf.zeros([19], tf.int32), dtype=tf.float32)  # E: sequence-lengths-batch
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, [5] * 19, dtype=tf.float32)  # E: sequence-lengths-batch
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, 5, dtype=tf.float32)  # E: sequence-lengths-rank
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, tf.zeros([20, 1], tf.int32), dtype=tf.float32)  # E: sequence-lengths-rank
tf.nn.dynamic_rnn(rnn.GRUCell(4), anyone, tf.zeros([20, 1], tf.int32), dtype=tf.float32)  # E: sequence-lengths-rank
tf.nn.static_rnn(rnn.GRUCell(4), tf.unstack(X, axis=1), dtype=tf.float32, sequence_length=tf.zeros([3], tf.int32))  # E: sequence-lengths-batch
tf.nn.bidirectional_dynamic_rnn(rnn.GRUCell(4), rnn.GRUCell(4), X, sequence_length=lengths, dtype=tf.float32)

# time first
turned, _ = tf.nn.dynamic_rnn(rnn.GRUCell(4), X, initial_state=tf.zeros([5, 4]), time_major=True)
turned = turned[0]  # S: turned (5, 4)
tf.nn.dynamic_rnn(rnn.GRUCell(4), X, initial_state=tf.zeros([20, 4]), time_major=True)  # E: initial-state-batch
tf.nn.dynamic_rnn(rnn.GRUCell(4), X[:, :, :, None], dtype=tf.float32)  # E: cell-input-rank

# lists
outputs, end = tf.nn.static_rnn(rnn.LSTMCell(6), tf.unstack(X, axis=1), dtype=tf.float32)
whole = tf.stack(outputs, 1)  # S: whole (20, 5, 6)
end = end.h + 0.0  # S: end (20, 6)
tf.nn.static_rnn(rnn.GRUCell(4), X, dtype=tf.float32)  # E: static-inputs
tf.nn.static_rnn(rnn.GRUCell(4), [X[:, 0], X[:, 1, :6]], dtype=tf.float32)  # E: static-input-features
tf.nn.static_rnn(rnn.GRUCell(4), [X[:, 0], X[:, 1]], initial_state=tf.zeros([20, 3]))  # E: initial-state-units
stacked = rnn.MultiRNNCell([rnn.BasicLSTMCell(4), rnn.BasicLSTMCell(4)])
_, ends = tf.nn.static_rnn(stacked, tf.unstack(X, axis=1), initial_state=stacked.zero_state(20, tf.float32))
end = tf.concat([ends[0].c, ends[1].h], 1)  # S: end (20, 8)


# cells of the program
class Own(rnn.RNNCell):
    def __init__(self, keeps, says, gives, grows=1):
        super().__init__()
        self.keeps, self.says, self.gives, self.grows = keeps, says, gives, grows

    @property
    def state_size(self):
        return self.keeps

    @property
    def output_size(self):
        return self.says

    def call(self, inputs, state):
        return tf.layers.dense(inputs, self.gives), tf.concat([state] * self.grows, 1)


outputs, end = tf.nn.dynamic_rnn(Own(4, 3, 3), X, dtype=tf.float32)
outputs = tf.identity(outputs)  # S: outputs (20, 5, 3)
tf.nn.dynamic_rnn(Own(4, 3, 2), X, dtype=tf.float32)  # E: cell-output-size
tf.nn.dynamic_rnn(Own(4, 3, 3, grows=2), X, dtype=tf.float32)  # E: state-features
(forth, back), _ = tf.nn.bidirectional_dynamic_rnn(Own(4, 3, 3), rnn.GRUCell(2), X, dtype=tf.float32)
both = tf.concat([forth, back], 2)  # S: both (20, 5, 5)


# of the numbers of words, without features
class Looks(Own):
    def call(self, inputs, state):
        return tf.nn.embedding_lookup(tf.zeros([50, self.gives]), inputs), state


words = tf.placeholder(tf.int32, [20, 5])
outputs, _ = tf.nn.dynamic_rnn(Looks(4, 3, 3), words, dtype=tf.float32)
outputs = tf.identity(outputs)  # S: outputs (20, 5, 3)
tf.nn.dynamic_rnn(rnn.GRUCell(3), words, dtype=tf.float32)  # E: sequence-rank

"""tf.nn.rnn of TensorFlow 0.12: what is static_rnn since."""

from tensorflow.nn.static_rnn import static_rnn


def rnn(cell, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
    return static_rnn(cell, inputs, initial_state, dtype, sequence_length, scope)

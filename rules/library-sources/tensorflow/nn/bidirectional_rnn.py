"""tf.nn.bidirectional_rnn of TensorFlow 0.12: what is static_bidirectional_rnn since."""

import tensorflow.nn.static_bidirectional_rnn as both_ways


def bidirectional_rnn(cell_fw, cell_bw, inputs, *options, **names):
    return both_ways.static_bidirectional_rnn(cell_fw, cell_bw, inputs, *options, **names)

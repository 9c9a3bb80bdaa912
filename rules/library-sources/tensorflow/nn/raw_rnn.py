"""tf.nn.raw_rnn of TensorFlow 1.15 (rnn.py): the program says what the steps are given."""

import tensorflow
from tensorflow.nn import recurrent_parts as parts


def raw_rnn(cell, loop_fn, parallel_iterations=None, swap_memory=False, scope=None):
    with tensorflow.variable_scope(scope or "rnn"):
        time = tensorflow.constant(0, dtype=tensorflow.int32)
        finished, step, state, emitted, kept = loop_fn(time, None, None, None)
        output, after = cell(step, state)
        finished, step, following, emitted, kept = loop_fn(time + 1, output, after, kept)
        outputs = tensorflow.TensorArray(tensorflow.float32, size=0, dynamic_size=True)
        return outputs.write(time, emitted), parts.kept_shape(state, following), kept

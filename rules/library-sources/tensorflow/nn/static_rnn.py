"""tf.nn.static_rnn of TensorFlow 1.15 (rnn.py): over a list of steps, an output for each."""

import tensorflow
from tensorflow.nn import recurrent_parts as parts
from tensorflow.nn.recurrent_runs import first_state, step_dimensions


def static_rnn(cell, inputs, initial_state=None, dtype=None, sequence_length=None, scope=None):
    step = parts.first_of(inputs, step_dimensions(cell))
    parts.lengths(sequence_length, step)
    with tensorflow.variable_scope(scope or "rnn"):
        output, after = cell(step, first_state(cell, step, initial_state, dtype))
    return parts.for_each(inputs, output), after

"""tf.nn.static_bidirectional_rnn of TensorFlow 1.15 (rnn.py): outputs side by side."""

import tensorflow
from tensorflow.nn import recurrent_parts as parts
from tensorflow.nn.recurrent_runs import first_state, step_dimensions


def static_bidirectional_rnn(
    cell_fw,
    cell_bw,
    inputs,
    initial_state_fw=None,
    initial_state_bw=None,
    dtype=None,
    sequence_length=None,
    scope=None,
):
    step = parts.first_of(inputs, step_dimensions(cell_fw))
    parts.lengths(sequence_length, step)
    with tensorflow.variable_scope(scope or "bidirectional_rnn"):
        with tensorflow.variable_scope("fw"):
            forth, forth_state = cell_fw(step, first_state(cell_fw, step, initial_state_fw, dtype))
        with tensorflow.variable_scope("bw"):
            back, back_state = cell_bw(step, first_state(cell_bw, step, initial_state_bw, dtype))
    both = tensorflow.concat([forth, back], 1)
    return parts.for_each(inputs, both), forth_state, back_state

"""tf.nn.dynamic_rnn of TensorFlow 1.15 (rnn.py): one step of the cell stands for all of them."""

import tensorflow
from tensorflow.nn import recurrent_parts as parts
from tensorflow.nn.recurrent_runs import one_step, step_dimensions


def dynamic_rnn(
    cell,
    inputs,
    sequence_length=None,
    initial_state=None,
    dtype=None,
    parallel_iterations=None,
    swap_memory=False,
    time_major=False,
    scope=None,
):
    step = parts.step_of(inputs, time_major, step_dimensions(cell) + 1)
    parts.lengths(sequence_length, step)
    with tensorflow.variable_scope(scope or "rnn"):
        output, after = one_step(cell, step, initial_state, dtype)
    return parts.over_time(output, inputs, time_major), after

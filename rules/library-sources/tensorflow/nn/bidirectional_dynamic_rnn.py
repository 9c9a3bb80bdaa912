"""tf.nn.bidirectional_dynamic_rnn of TensorFlow 1.15 (rnn.py): pairs of outputs and of states."""

import tensorflow
from tensorflow.nn.dynamic_rnn import dynamic_rnn


def bidirectional_dynamic_rnn(
    cell_fw,
    cell_bw,
    inputs,
    sequence_length=None,
    initial_state_fw=None,
    initial_state_bw=None,
    dtype=None,
    parallel_iterations=None,
    swap_memory=False,
    time_major=False,
    scope=None,
):
    with tensorflow.variable_scope(scope or "bidirectional_rnn"):
        forth, forth_state = dynamic_rnn(
            cell_fw,
            inputs,
            sequence_length,
            initial_state_fw,
            dtype,
            time_major=time_major,
            scope="fw",
        )
        back, back_state = dynamic_rnn(
            cell_bw,
            inputs,
            sequence_length,
            initial_state_bw,
            dtype,
            time_major=time_major,
            scope="bw",
        )
    return (forth, back), (forth_state, back_state)

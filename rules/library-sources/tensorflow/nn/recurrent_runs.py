"""What the functions that run a recurrent cell of TensorFlow 1 over a sequence have in common."""

from tensorflow.nn import recurrent_parts as parts
from tensorflow.nn.rnn_cell import RNNCell


def step_dimensions(cell):
    """How many dimensions a step of the input of `cell` has at least."""
    return cell._input_dimensions if isinstance(cell, RNNCell) else 1


def first_state(cell, step, state, dtype):
    """The state that `cell` begins with."""
    if state is not None:
        return state
    if isinstance(cell, RNNCell):
        return cell.zero_state(parts.rows_of(step), dtype)
    return parts.any_state()


def one_step(cell, step, initial_state, dtype):
    """What `cell` gives for a step: its output and the next state, which is like the one before."""
    before = first_state(cell, step, initial_state, dtype)
    output, after = cell(step, before)
    if step_dimensions(cell) == 1 and isinstance(cell, RNNCell):
        parts.keeps_state(before, after)
        parts.as_said(output, cell.output_size)
    return output, after

"""tf.contrib.rnn of TensorFlow 1.15: the cells of tf.nn.rnn_cell and others, what runs them."""

import tensorflow
from tensorflow.nn.bidirectional_dynamic_rnn import (
    bidirectional_dynamic_rnn as bidirectional_dynamic_rnn,
)
from tensorflow.nn.dynamic_rnn import dynamic_rnn as dynamic_rnn
from tensorflow.nn.recurrent_parts import LSTMStateTuple as LSTMStateTuple
from tensorflow.nn.rnn_cell import BasicLSTMCell as BasicLSTMCell
from tensorflow.nn.rnn_cell import BasicRNNCell as BasicRNNCell
from tensorflow.nn.rnn_cell import DeviceWrapper as DeviceWrapper
from tensorflow.nn.rnn_cell import DropoutWrapper as DropoutWrapper
from tensorflow.nn.rnn_cell import GRUCell as GRUCell
from tensorflow.nn.rnn_cell import LayerRNNCell as LayerRNNCell
from tensorflow.nn.rnn_cell import LSTMCell as LSTMCell
from tensorflow.nn.rnn_cell import MultiRNNCell as MultiRNNCell
from tensorflow.nn.rnn_cell import ResidualWrapper as ResidualWrapper
from tensorflow.nn.rnn_cell import RNNCell as RNNCell
from tensorflow.nn.rnn_cell import _Wrapper
from tensorflow.nn.static_bidirectional_rnn import (
    static_bidirectional_rnn as static_bidirectional_rnn,
)
from tensorflow.nn.static_rnn import static_rnn as static_rnn


def stack_bidirectional_dynamic_rnn(
    cells_fw,
    cells_bw,
    inputs,
    initial_states_fw=None,
    initial_states_bw=None,
    dtype=None,
    sequence_length=None,
    parallel_iterations=None,
    time_major=False,
    scope=None,
    swap_memory=False,
):
    """Both ways, layer on layer: each is given the outputs of the one below side by side."""
    current = inputs
    forth_states = []
    back_states = []
    with tensorflow.variable_scope(scope or "stack_bidirectional_rnn"):
        for number, forth in enumerate(cells_fw):
            outputs, (forth_state, back_state) = bidirectional_dynamic_rnn(
                forth,
                cells_bw[number],
                current,
                sequence_length,
                initial_states_fw[number] if initial_states_fw else None,
                initial_states_bw[number] if initial_states_bw else None,
                dtype,
                time_major=time_major,
                scope=f"cell_{number}",
            )
            current = tensorflow.concat(outputs, 2)
            forth_states.append(forth_state)
            back_states.append(back_state)
    return current, tuple(forth_states), tuple(back_states)


class OutputProjectionWrapper(_Wrapper):
    """What a cell gives, by a layer with another number of features."""

    def __init__(self, cell, output_size, activation=None, reuse=None):
        super().__init__(cell)
        self._output_size = output_size

    @property
    def output_size(self):
        return self._output_size

    def call(self, inputs, state):
        output, after = self._cell(inputs, state)
        return tensorflow.layers.dense(output, self._output_size), after


class InputProjectionWrapper(OutputProjectionWrapper):
    """What a cell is given, by a layer with another number of features."""

    def __init__(self, cell, num_proj, activation=None, input_size=None, reuse=None):
        super().__init__(cell, num_proj)

    @property
    def output_size(self):
        return self._cell.output_size

    def call(self, inputs, state):
        return self._cell(tensorflow.layers.dense(inputs, self._output_size), state)


class LayerNormBasicLSTMCell(LSTMCell):
    def __init__(self, num_units, forget_bias=1.0, *options, **names):
        super().__init__(num_units, forget_bias=forget_bias)


class LSTMBlockCell(LSTMCell):
    def __init__(self, num_units, forget_bias=1.0, *options, **names):
        super().__init__(num_units, forget_bias=forget_bias)


class GRUBlockCell(GRUCell):
    def __init__(self, num_units=None, cell_size=None, *options, **names):
        super().__init__(cell_size if num_units is None else num_units)


class GRUBlockCellV2(GRUBlockCell):
    """The same in another order of its gates."""

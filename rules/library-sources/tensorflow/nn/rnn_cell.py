"""Recurrent cells of TensorFlow 1: tf.nn.rnn_cell of 1.15 (rnn_cell_impl.py), by what they keep.

What is asked of the sizes of inputs and states, and what a step makes of them, is told by the rules
(recurrent_parts, rules/library/tensorflow_recurrent.dl). What programs override is a method here.
"""

import tensorflow
from tensorflow.keras.layers import Layer
from tensorflow.nn import recurrent_parts as parts
from tensorflow.nn.recurrent_parts import LSTMStateTuple


class RNNCell(Layer):
    """A cell: called with inputs (batch, features) and a state, it gives an output and a state."""

    # the dimensions that a step of the input has at least
    _input_dimensions = 1

    def __init__(self, trainable=True, name=None, dtype=None, **kwargs):
        super().__init__(name=name, dtype=dtype)

    def __call__(self, inputs, state, scope=None):
        # each cell has a scope of its own, numbered where others are called the same
        with tensorflow.variable_scope(scope, default_name="cell"):
            return self.call(inputs, state)

    def zero_state(self, batch_size, dtype):
        return parts.zeros(batch_size, self.state_size, dtype)

    def get_initial_state(self, inputs=None, batch_size=None, dtype=None):
        if inputs is not None:
            batch_size = parts.rows_of(inputs)
        return self.zero_state(batch_size, dtype)


class LayerRNNCell(RNNCell):
    """A cell whose variables are made by `build`."""


class _OneState(LayerRNNCell):
    """A cell that gives what it keeps."""

    _input_dimensions = 2

    def __init__(self, num_units, *, activation=None, name=None, dtype=None):
        super().__init__(name=name, dtype=dtype)
        self._num_units = num_units
        self._activation = activation

    @property
    def state_size(self):
        return self._num_units

    @property
    def output_size(self):
        return self._num_units

    def zero_state(self, batch_size, dtype):
        return parts.zeros(batch_size, self._num_units, dtype)

    def call(self, inputs, state):
        after = parts.next_state(inputs, state, self._num_units)
        return after, after


class BasicRNNCell(_OneState):
    def __init__(self, num_units, activation=None, reuse=None, name=None, dtype=None, **kwargs):
        super().__init__(num_units, activation=activation, name=name, dtype=dtype)


class GRUCell(_OneState):
    def __init__(
        self,
        num_units,
        activation=None,
        reuse=None,
        kernel_initializer=None,
        bias_initializer=None,
        name=None,
        dtype=None,
        **kwargs,
    ):
        super().__init__(num_units, activation=activation, name=name, dtype=dtype)


class _LongMemory(LayerRNNCell):
    """A cell that keeps a memory of `units` and what it gave, `given`; a pair, or side by side."""

    _input_dimensions = 2

    def __init__(self, units, given, state_is_tuple, *, name=None, dtype=None):
        super().__init__(name=name, dtype=dtype)
        self._num_units = units
        self._given = given
        self._state_is_tuple = state_is_tuple

    @property
    def state_size(self):
        if self._state_is_tuple:
            return LSTMStateTuple(self._num_units, self._given)
        return self._num_units + self._given

    @property
    def output_size(self):
        return self._given

    def zero_state(self, batch_size, dtype):
        if self._state_is_tuple:
            memory = parts.zeros(batch_size, self._num_units, dtype)
            return LSTMStateTuple(memory, parts.zeros(batch_size, self._given, dtype))
        return parts.zeros(batch_size, self._num_units + self._given, dtype)

    def call(self, inputs, state):
        if self._state_is_tuple:
            memory, given = parts.states_for(state, 2)
            memory = parts.next_memory(inputs, memory, self._num_units)
            given = parts.next_state(inputs, given, self._given)
            return given, LSTMStateTuple(memory, given)
        both = parts.next_state(inputs, state, self._num_units + self._given)
        return parts.next_state(inputs, None, self._given), both


class BasicLSTMCell(_LongMemory):
    def __init__(
        self,
        num_units,
        forget_bias=1.0,
        state_is_tuple=True,
        activation=None,
        reuse=None,
        name=None,
        dtype=None,
        **kwargs,
    ):
        super().__init__(num_units, num_units, state_is_tuple, name=name, dtype=dtype)
        self._forget_bias = forget_bias
        self._activation = activation


class LSTMCell(_LongMemory):
    def __init__(
        self,
        num_units,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_proj=None,
        proj_clip=None,
        num_unit_shards=None,
        num_proj_shards=None,
        forget_bias=1.0,
        state_is_tuple=True,
        activation=None,
        reuse=None,
        name=None,
        dtype=None,
        **kwargs,
    ):
        given = num_proj if num_proj else num_units
        super().__init__(num_units, given, state_is_tuple, name=name, dtype=dtype)
        self._num_proj = num_proj
        self._forget_bias = forget_bias
        self._activation = activation


class MultiRNNCell(RNNCell):
    """Cells on top of each other."""

    _input_dimensions = 2

    def __init__(self, cells, state_is_tuple=True):
        super().__init__()
        self._cells = cells
        self._state_is_tuple = state_is_tuple

    @property
    def state_size(self):
        if self._state_is_tuple:
            return tuple([cell.state_size for cell in self._cells])
        return sum([cell.state_size for cell in self._cells])

    @property
    def output_size(self):
        return self._cells[-1].output_size

    def zero_state(self, batch_size, dtype):
        if self._state_is_tuple:
            return tuple([cell.zero_state(batch_size, dtype) for cell in self._cells])
        return parts.zeros(batch_size, self.state_size, dtype)

    def call(self, inputs, state):
        parts.one_for_all(self._cells, inputs, self.output_size)
        current = inputs
        position = 0
        after = []
        states = parts.states_for(state, self._cells) if self._state_is_tuple else None
        for number, cell in enumerate(self._cells):
            if self._state_is_tuple:
                before = states[number]
            else:
                before = state[:, position : position + cell.state_size]
                position += cell.state_size
            current, changed = cell(current, before)
            after.append(changed)
        output = parts.after_cells(current, self.output_size, self._cells)
        if self._state_is_tuple:
            return output, tuple(after)
        return output, tensorflow.concat(after, 1)


class _Wrapper(RNNCell):
    """A cell around another one."""

    def __init__(self, cell, *, name=None):
        super().__init__(name=name)
        self._cell = cell

    @property
    def _input_dimensions(self):
        return self._cell._input_dimensions

    @property
    def state_size(self):
        return self._cell.state_size

    @property
    def output_size(self):
        return self._cell.output_size

    def zero_state(self, batch_size, dtype):
        return self._cell.zero_state(batch_size, dtype)

    def call(self, inputs, state):
        return self._cell(inputs, state)


class DropoutWrapper(_Wrapper):
    def __init__(self, cell, input_keep_prob=1.0, output_keep_prob=1.0, *options, **names):
        super().__init__(cell)


class DeviceWrapper(_Wrapper):
    def __init__(self, cell, device=None, **kwargs):
        super().__init__(cell)


class ResidualWrapper(_Wrapper):
    def __init__(self, cell, residual_fn=None, **kwargs):
        super().__init__(cell)
        self._residual_fn = residual_fn

    def call(self, inputs, state):
        output, after = self._cell(inputs, state)
        if self._residual_fn:
            return self._residual_fn(inputs, output), after
        return parts.residual(inputs, output), after


def _linear(args, output_size, bias, bias_start=0.0, scope=None):
    """What programs make gates with: a layer of all `args`, side by side."""
    joined = tensorflow.concat(args, 1) if isinstance(args, (list, tuple)) else args
    with tensorflow.variable_scope(scope, default_name="linear"):
        return tensorflow.layers.dense(joined, output_size)

"""The cells of TensorFlow before 0.8: states are side by side in one tensor."""

from tensorflow.nn import rnn_cell
from tensorflow.nn.recurrent_parts import LSTMStateTuple as LSTMStateTuple
from tensorflow.nn.rnn_cell import BasicRNNCell as BasicRNNCell
from tensorflow.nn.rnn_cell import DeviceWrapper as DeviceWrapper
from tensorflow.nn.rnn_cell import DropoutWrapper as DropoutWrapper
from tensorflow.nn.rnn_cell import GRUCell as GRUCell
from tensorflow.nn.rnn_cell import LayerRNNCell as LayerRNNCell
from tensorflow.nn.rnn_cell import ResidualWrapper as ResidualWrapper
from tensorflow.nn.rnn_cell import RNNCell as RNNCell


class BasicLSTMCell(rnn_cell.BasicLSTMCell):
    def __init__(self, num_units, forget_bias=1.0, input_size=None):
        super().__init__(num_units, forget_bias, state_is_tuple=False)


class LSTMCell(rnn_cell.LSTMCell):
    def __init__(
        self,
        num_units,
        input_size=None,
        use_peepholes=False,
        cell_clip=None,
        initializer=None,
        num_proj=None,
        *options,
        **names,
    ):
        super().__init__(num_units, num_proj=num_proj, state_is_tuple=False)


class MultiRNNCell(rnn_cell.MultiRNNCell):
    def __init__(self, cells):
        super().__init__(cells, state_is_tuple=False)

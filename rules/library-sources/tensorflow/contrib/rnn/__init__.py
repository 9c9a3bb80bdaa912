"""tf.contrib.rnn of TensorFlow 1.15: the cells of tf.nn.rnn_cell and others, what runs them."""

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
from tensorflow.nn.static_bidirectional_rnn import (
    static_bidirectional_rnn as static_bidirectional_rnn,
)
from tensorflow.nn.static_rnn import static_rnn as static_rnn


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

"""The cells of tf.nn.rnn_cell of TensorFlow 1 under another name."""

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
from tensorflow.nn.rnn_cell import _linear as _linear

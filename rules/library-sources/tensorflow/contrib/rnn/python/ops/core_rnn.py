"""What runs the cells of TensorFlow 1 (rnn.py), under another name."""

from tensorflow.nn.bidirectional_dynamic_rnn import (
    bidirectional_dynamic_rnn as bidirectional_dynamic_rnn,
)
from tensorflow.nn.bidirectional_rnn import bidirectional_rnn as bidirectional_rnn
from tensorflow.nn.dynamic_rnn import dynamic_rnn as dynamic_rnn
from tensorflow.nn.rnn import rnn as rnn
from tensorflow.nn.static_bidirectional_rnn import (
    static_bidirectional_rnn as static_bidirectional_rnn,
)
from tensorflow.nn.static_rnn import static_rnn as static_rnn

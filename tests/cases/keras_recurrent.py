"""Recurrent cells of Keras, alone and run by RNN, their states; convolved series; categories (run with Keras 3.15)."""
import keras
import tensorflow as tf
from keras import layers

x = tf.zeros((5, 7, 8))
a = layers.RNN(layers.LSTMCell(16))(x)  # S: a (5, 16)
a = layers.RNN(layers.GRUCell(16), return_sequences=True)(x)  # S: a (5, 7, 16)
a = layers.Bidirectional(layers.RNN(layers.SimpleRNNCell(16), return_sequences=True))(x)  # S: a (5, 7, 32)
a = layers.RNN([layers.LSTMCell(16), layers.LSTMCell(32)])(x)  # S: a (5, 32)
series, first, second = layers.RNN(layers.StackedRNNCells([layers.GRUCell(16), layers.LSTMCell(32)]), return_sequences=True, return_state=True)(x)
a = series + 0  # S: a (5, 7, 32)
a = second[1] + 0  # S: a (5, 32)
layers.RNN(layers.GRUCell(16))(x[0])  # E: layer-rank (7, 8)
layers.Dense(3)(layers.RNN(layers.GRUCell(16))(x)) @ x  # E: matmul-inner-dimensions (5, 3)

state = tf.zeros((5, 16))
one = layers.LSTM(16)(x, initial_state=[state, state])  # S: one (5, 16)
a = layers.GRU(16)(x, initial_state=state)  # S: a (5, 16)
layers.GRU(12)(x, initial_state=state)  # E: keras-state-units (5, 16)
layers.LSTM(16)(x, initial_state=[state, tf.zeros((5, 12))])  # E: keras-state-units (5, 12)
layers.LSTM(16)(x, initial_state=[state])  # E: keras-states
layers.GRU(16)(x, initial_state=tf.zeros((4, 16)))  # E: keras-state-rows (4, 16)
a = layers.GRU(16)(x, initial_state=tf.zeros((1, 16)))  # S: a (5, 16)
step, kept = layers.LSTMCell(16)(x[:, 0], [state, state])
a = kept[1] + step  # S: a (5, 16)
layers.GRUCell(16)(x[:, 0], tf.zeros((5, 15)))  # E: keras-state-units (5, 15)


class Cell(layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units
        self.state_size = units

    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units))
        self.recurrent = self.add_weight(shape=(self.units, self.units))

    def call(self, inputs, states):
        result = tf.matmul(inputs, self.kernel) + tf.matmul(states[0], self.recurrent)
        return result, [result]


a = layers.RNN(Cell(12), return_sequences=True)(x)  # S: a (5, 7, 12)


class Wrong(Cell):
    def build(self, input_shape):
        self.kernel = self.add_weight(shape=(input_shape[-1], self.units))
        self.recurrent = self.add_weight(shape=(self.units + 1, self.units))

    def call(self, inputs, states):
        result = tf.matmul(inputs, self.kernel) + tf.matmul(states[0], self.recurrent)  # E: matmul-inner-dimensions (5, 12) (13, 12)
        return result, [result]


layers.RNN(Wrong(12))(x)

video = tf.zeros((5, 7, 32, 32, 3))
a = layers.ConvLSTM2D(16, 3)(video)  # S: a (5, 30, 30, 16)
a = layers.ConvLSTM2D(16, (3, 5), padding="same", return_sequences=True)(video)  # S: a (5, 7, 32, 32, 16)
series, hidden, memory = layers.ConvLSTM2D(16, 3, strides=2, return_state=True)(video)
a = memory + 0  # S: a (5, 15, 15, 16)
a = layers.ConvLSTM1D(16, 3, padding="same", return_sequences=True)(video[:, :, 0])  # S: a (5, 7, 32, 16)
a = layers.Bidirectional(layers.ConvLSTM2D(16, 3, padding="same"))(video)  # S: a (5, 32, 32, 32)
layers.ConvLSTM2D(16, 3)(video[0])  # E: layer-rank (7, 32, 32, 3)
layers.ConvLSTM2D(16, 33)(video)  # E: layer-window
model = keras.Sequential([keras.Input((None, 16, 16, 1)), layers.ConvLSTM2D(8, 3, padding="same", return_sequences=True), layers.Conv3D(1, 3, padding="same")])
a = model(tf.zeros((2, 10, 16, 16, 1)))  # S: a (2, 10, 16, 16, 1)

a = layers.CategoryEncoding(num_tokens=4, output_mode="one_hot")(tf.constant([3, 2, 0]))  # S: a (3, 4)
a = layers.CategoryEncoding(num_tokens=4, output_mode="one_hot")(tf.constant([[3], [2], [0]]))  # S: a (3, 4)
a = layers.CategoryEncoding(num_tokens=4, output_mode="one_hot")(tf.constant([[3, 2], [0, 1], [0, 1]]))  # S: a (3, 2, 4)
a = layers.CategoryEncoding(num_tokens=4)(tf.constant([[3, 2], [0, 1], [0, 1]]))  # S: a (3, 4)
a @ tf.zeros((5, 4))  # E: matmul-inner-dimensions (3, 4)


def over_steps(series, state):
    """Steps of a cell whose input nobody knows: what it keeps is as large as what it began with."""
    cell = layers.LSTMCell(5)
    for step in tf.unstack(series, axis=0):
        output, state = cell(step, state)
    return state


kept = over_steps(tf.io.parse_tensor(tf.io.read_file("x"), tf.float32), (tf.zeros((3, 5)), tf.zeros((3, 5))))

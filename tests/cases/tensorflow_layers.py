"""tf.layers, tf.contrib.layers, tf.losses, recurrent cells of version 1, MNIST as the tutorials read it."""
import tensorflow as tf
from tensorflow.contrib import rnn
from tensorflow.examples.tutorials.mnist import input_data

x = tf.placeholder(tf.float32, [None, 28, 28, 1])
a = tf.layers.conv2d(x, 32, 5, activation=tf.nn.relu)  # S: a (?, 24, 24, 32)
a = tf.layers.conv2d(x, filters=32, kernel_size=[5, 5], padding="same")  # S: a (?, 28, 28, 32)
a = tf.layers.max_pooling2d(a, pool_size=[2, 2], strides=2)  # S: a (?, 14, 14, 32)
a = tf.contrib.layers.conv2d(a, 64, [3, 3], stride=2)  # S: a (?, 7, 7, 64)
a = tf.layers.flatten(a)  # S: a (?, 3136)
a = tf.layers.dense(a, 100, activation=tf.nn.relu)  # S: a (?, 100)
a = tf.layers.dropout(a, rate=0.4)  # S: a (?, 100)
a = tf.contrib.layers.fully_connected(a, 10)  # S: a (?, 10)
b = tf.layers.dense(tf.ones([10]), 3)  # E: dense-rank (10,)
loss = tf.losses.softmax_cross_entropy(tf.ones([5, 10]), tf.ones([5, 10]))  # S: loss ()
loss = tf.losses.softmax_cross_entropy(tf.ones([5, 10]), tf.ones([4, 10]))  # E: loss-logits-labels
loss = tf.losses.mean_squared_error(tf.ones([5, 1]), tf.ones([5]))  # E: loss-logits-labels
loss = tf.losses.sparse_softmax_cross_entropy(labels=tf.zeros([5], tf.int32), logits=tf.ones([5, 10]))  # S: loss ()

steps = tf.squeeze(x, [3])
outputs, state = tf.nn.dynamic_rnn(rnn.BasicLSTMCell(128), steps, dtype=tf.float32)
c = outputs[:, -1, :]  # S: c (?, 128)
c = state.h + state[0]  # S: c (?, 128)
outputs, state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(64), steps, dtype=tf.float32)
c = state + 0.0  # S: c (?, 64)
outputs, state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(64), tf.ones([8, 28]), dtype=tf.float32)  # E: sequence-rank (8, 28)
stacked = rnn.MultiRNNCell([rnn.BasicLSTMCell(32), rnn.DropoutWrapper(rnn.BasicLSTMCell(16))])
outputs, state = rnn.static_rnn(stacked, tf.unstack(steps, 28, 1), dtype=tf.float32)
c = outputs[-1] + 0.0  # S: c (?, 16)

mnist = input_data.read_data_sets("/tmp/data", one_hot=True)
images, labels = mnist.train.next_batch(50)
c = images + 0.0  # S: c (50, 784)
c = labels + 0.0  # S: c (50, 10)
c = mnist.test.images  # S: c (10000, 784)
sparse = input_data.read_data_sets("/tmp/data")
c = sparse.validation.labels  # S: c (5000,)
c = sparse.train.images  # S: c (55000, 784)

# backwards: a row for each stride, and what the kernel reaches beyond it
narrow = tf.placeholder(tf.float32, [None, 6, 6, 128])
d = tf.layers.conv2d_transpose(narrow, 64, 4, strides=2)  # S: d (?, 14, 14, 64)
d = tf.layers.conv2d_transpose(narrow, filters=64, kernel_size=[5, 5], strides=(2, 2), padding="same", activation=tf.nn.relu)  # S: d (?, 12, 12, 64)
d = tf.layers.conv2d_transpose(narrow, 64, 2, 3, "SAME", name="up")  # S: d (?, 18, 18, 64)
d = tf.layers.conv2d_transpose(narrow, 64, 2, 2, data_format="channels_first")  # S: d (?, 64, 12, 256)
d = tf.layers.conv3d_transpose(tf.ones([2, 3, 4, 5, 6]), 7, 2, strides=2)  # S: d (2, 6, 8, 10, 7)
d = tf.contrib.layers.conv2d_transpose(narrow, 64, [4, 4], stride=2, scope="up2")  # S: d (?, 12, 12, 64)
d = tf.contrib.layers.conv2d_transpose(narrow, 64, 4, 2, padding="VALID")  # S: d (?, 14, 14, 64)
d = tf.contrib.layers.conv2d_transpose(narrow, 64, 2, 2, data_format="NCHW")  # S: d (?, 64, 12, 256)
tf.layers.conv2d_transpose(tf.layers.flatten(narrow), 64, 4)  # E: layer-rank (?, 4608)

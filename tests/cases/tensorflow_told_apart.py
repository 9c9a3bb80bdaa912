"""Graphs made by calls that are told apart by their argument are run as any others."""
import sys

import numpy as np
import tensorflow as tf


def layer(tensor, width):
    weights = tf.Variable(tf.random_normal([int(tensor.shape[1]), width]))
    return tf.matmul(tensor, weights)


def difference(tensor):
    return tensor - y  # E: broadcast-dimensions (5, 4) (6, 4)


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 4])
hidden = x
for size in [16, 8, 4]:
    hidden = layer(hidden, size)
error = hidden - y  # E: broadcast-dimensions (5, 4) (6, 4)
chosen = tf.nn.relu(hidden) if len(sys.argv) > 1 else hidden
either = difference(chosen)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run([error, either], feed_dict={x: np.zeros((5, 8)), y: np.zeros((5, 4))})
    session.run(error, feed_dict={x: np.zeros((5, 8)), y: np.zeros((6, 4))})
    session.run(either, feed_dict={x: np.zeros((5, 8)), y: np.zeros((6, 4))})

"""In a run, an attribute is what was stored under its name, not whatever has the same shape."""
import sys

import numpy as np
import tensorflow as tf


def parts(tensor):
    return tf.nn.relu(tensor), tf.shape(tensor)[0]


class Network:
    def __init__(self, wide):
        self.images = tf.placeholder(tf.float32, [3, 6 if wide else 4])
        self.noise = tf.placeholder(tf.float32, [None, 2])
        self.made = tf.reshape(tf.matmul(self.noise, tf.zeros([2, 4])), [3, 4])  # E: reshape-element-count (5, 4)
        self.bent, self.count = parts(self.made)
        self.score = tf.matmul(self.bent, tf.zeros([4, 1]))
        self.twice = tf.concat([self.bent, self.bent], 1)
        self.pixels = tf.nn.relu(self.images + tf.reduce_sum(self.noise))
        self.both = self.score + tf.reduce_sum(self.pixels)


network = Network(len(sys.argv) > 1)
with tf.Session() as session:
    score = session.run(network.score, feed_dict={network.noise: np.zeros((3, 2))})  # S: score (3, 1)
    twice = session.run(network.twice, feed_dict={network.noise: np.zeros((3, 2))})  # S: twice (3, 8)
    both = session.run(network.both, feed_dict={network.noise: np.zeros((3, 2)), network.images: np.zeros((3, 4))})
    session.run(network.score, feed_dict={network.noise: np.zeros((5, 2))})

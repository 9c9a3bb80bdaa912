"""ShapeTracer's second kind: a batch of unknown size meets a constant. Here the constant is one row, or as long as the batch."""

import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--batch-size", type=int, required=True)
options = parser.parse_args()

images = tf.placeholder(tf.float32, [None, 784])
weights = tf.Variable(tf.truncated_normal([784, 10], stddev=0.1))
offset = tf.constant(np.zeros((1, 10)), dtype=tf.float32)
scores = tf.matmul(images, weights) + offset  # S: scores (?, 10)
noise = tf.random_normal(tf.stack([tf.shape(images)[0], 10]))
noisy = scores + noise

queries = tf.placeholder(tf.float32, [None, 16])
keys = tf.constant(np.ones((1, 16)), dtype=tf.float32)
close = tf.reduce_sum(queries * keys, 1)  # A: close (?,)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(close, feed_dict={queries: np.zeros((options.batch_size, 16))})

"""``shapetracer_batch.py`` with constants of 100 rows: the batch has to have 100, or 1. Who runs it must know:
of the first the program does not say what it is fed, of the second an option of the command line does.
"""

import argparse

import numpy as np
import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--batch-size", type=int, required=True)
options = parser.parse_args()

images = tf.placeholder(tf.float32, [None, 784])
weights = tf.Variable(tf.truncated_normal([784, 10], stddev=0.1))
offset = tf.constant(np.zeros((100, 10)), dtype=tf.float32)
scores = tf.matmul(images, weights) + offset  # W: broadcast-dimensions (?, 10) (100, 10)

queries = tf.placeholder(tf.float32, [None, 16])
keys = tf.constant(np.ones((100, 16)), dtype=tf.float32)
close = tf.reduce_sum(queries * keys, 1)  # W: broadcast-dimensions (--batch-size, 16) (100, 16)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(close, feed_dict={queries: np.zeros((options.batch_size, 16))})

"""Placeholders of unknown rank or size: what a graph needs of them all at once, and what only other runs need."""
import numpy as np
import tensorflow as tf

# ---- two ranks for one loss
signal = tf.placeholder(tf.float32)
deep = tf.matmul(signal, tf.ones([2, 3, 4, 5]))
flat = tf.matmul(signal, tf.ones([3, 4, 5]))  # E: contradictory-requirements (...) (3, 4, 5)
loss = tf.reduce_sum(deep) + tf.reduce_sum(flat)

# ---- two ranks, but no run needs both
either = tf.placeholder(tf.float32)
in_four = tf.matmul(either, tf.ones([2, 3, 4, 5]))
in_three = tf.matmul(either, tf.ones([3, 4, 5]))

# ---- a run that fetches both
both = tf.placeholder(tf.float32)
left = tf.matmul(both, tf.ones([2, 3, 4, 5]))
right = tf.matmul(both, tf.ones([3, 4, 5]))  # E: contradictory-requirements (...) (3, 4, 5)

# ---- other tensors, and one that is made another
one = tf.placeholder(tf.float32)
two = tf.placeholder(tf.float32)
mixed = tf.reduce_sum(tf.matmul(one, tf.ones([2, 3, 4, 5]))) + tf.reduce_sum(tf.matmul(two, tf.ones([3, 4, 5])))
grown = tf.reduce_sum(tf.matmul(tf.expand_dims(two, 0), tf.ones([2, 3, 4, 5]))) + tf.reduce_sum(tf.matmul(two, tf.ones([3, 4, 5])))

# ---- sizes that nobody feeds here: what they have to be
images = tf.placeholder(tf.float32, [None, 10])
noisy = images + tf.ones([100, 10])  # W: broadcast-dimensions (?, 10) (100, 10)
joined = tf.concat([images, tf.ones([50, 3])], 1)  # W: cat-dimensions
rows = tf.placeholder(tf.float32, [None, 10])
hundred = tf.concat([rows, tf.ones([100, 3])], 1)
fifty = tf.concat([rows, tf.ones([50, 3])], 1)  # E: contradictory-requirements
total = tf.reduce_sum(hundred) + tf.reduce_sum(fifty)
lines = tf.placeholder(tf.float32, [None, 10])
pairs = tf.reshape(lines, [-1, 2, 10])
pooled = tf.layers.conv1d(tf.placeholder(tf.float32, [8, None, 10]), 4, 3)
same = tf.concat([lines, tf.ones(tf.stack([tf.shape(lines)[0], 3]))], 1)
labels = tf.placeholder(tf.float32, [None, 10])
error = labels - lines

with tf.Session() as session:
    session.run(loss)
    session.run([left, right])
    session.run(in_four)
    session.run(in_three)
    session.run(mixed)
    session.run(grown)

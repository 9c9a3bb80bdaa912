"""``shapetracer_rank.py``, but one product takes the placeholder with four dimensions, the other with three."""

import tensorflow as tf

frames = tf.placeholder(tf.float32)
filters = tf.Variable(tf.truncated_normal([2, 8, 32, 16]))
gains = tf.Variable(tf.truncated_normal([8, 32, 4]))
features = tf.matmul(frames, filters)
weights = tf.nn.softmax(tf.matmul(frames, gains))  # E: contradictory-requirements (...) (8, 32, 4)
score = tf.reduce_mean(features) + tf.reduce_mean(weights)  # S: score ()
train = tf.train.GradientDescentOptimizer(0.1).minimize(score)

"""ShapeTracer's third kind: a placeholder of unknown rank. Here both products take it with three dimensions."""

import tensorflow as tf

frames = tf.placeholder(tf.float32)
filters = tf.Variable(tf.truncated_normal([8, 32, 16]))
gains = tf.Variable(tf.truncated_normal([8, 32, 4]))
features = tf.matmul(frames, filters)
weights = tf.nn.softmax(tf.matmul(frames, gains))
score = tf.reduce_mean(features) + tf.reduce_mean(weights)  # S: score ()
train = tf.train.GradientDescentOptimizer(0.1).minimize(score)

# another placeholder, and another rank
clips = tf.placeholder(tf.float32)
banks = tf.Variable(tf.truncated_normal([2, 8, 32, 16]))
level = tf.reduce_mean(tf.matmul(clips, banks)) + score  # S: level ()

# one placeholder, two ranks, and no run that needs both
either = tf.placeholder(tf.float32)
by_clip = tf.reduce_mean(tf.matmul(either, banks))
by_frame = tf.reduce_mean(tf.matmul(either, filters))

"""tf.contrib.seq2seq.sequence_loss: logits (batch, time, classes), targets and weights (batch, time)."""
import sys

import tensorflow as tf

cell = tf.contrib.rnn.BasicLSTMCell(num_units=5, state_is_tuple=True)
inputs = tf.placeholder(tf.float32, [None, 6, 4])
targets = tf.placeholder(tf.int32, [None, 6])
outputs, state = tf.nn.dynamic_rnn(cell, inputs, dtype=tf.float32)
logits = tf.layers.dense(outputs, 9)  # S: logits (?, 6, 9)
weights = tf.ones([1, 6])

loss = tf.contrib.seq2seq.sequence_loss(logits=logits, targets=targets, weights=weights)  # W: sequence-loss-count (1, 6) (?, 6, 9)
mean = tf.reduce_mean(loss)  # S: mean ()
logits = tf.zeros([2, 6, 9])
loss = tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 6], tf.int32), tf.ones([2, 6]))  # S: loss ()
loss = tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([6, 2], tf.int32), tf.ones([2, 6]))  # S: loss ()
loss = tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 6], tf.int32), tf.ones([1, 1]))  # S: loss ()
loss = tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 6], tf.int32), tf.ones([2, 6]), average_across_batch=False)
tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 5], tf.int32), tf.ones([2, 6]))  # E: sequence-loss-count (2, 5) (2, 6, 9)
tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 6], tf.int32), tf.ones([2, 5]))  # E: sequence-loss-count (2, 5) (2, 6, 9)
tf.contrib.seq2seq.sequence_loss(tf.zeros([12, 9]), tf.zeros([2, 6], tf.int32), tf.ones([2, 6]))  # E: sequence-loss-logits (12, 9)
tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([12], tf.int32), tf.ones([2, 6]))  # E: sequence-loss-steps (12,)
tf.contrib.seq2seq.sequence_loss(logits, tf.zeros([2, 6], tf.int32), tf.ones([2, 6, 1]))  # E: sequence-loss-steps (2, 6, 1)
few = tf.zeros([int(sys.argv[1]), 6], tf.int32)
loss = tf.contrib.seq2seq.sequence_loss(logits, few, tf.ones([2, 6]))  # S: loss ()

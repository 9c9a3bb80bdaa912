"""Labels of another number of dimensions than the logits: all dimensions but the last are taken as one."""

import tensorflow as tf

loss = tf.nn.softmax_cross_entropy_with_logits
loss(labels=tf.zeros((4, 1, 6)), logits=tf.zeros((4, 6)))
loss(labels=tf.zeros((4, 3, 6)), logits=tf.zeros((12, 6)))
loss(labels=tf.zeros((4, 3, 6)), logits=tf.zeros((4, 6)))  # E: loss-logits-labels
loss(labels=tf.zeros((4, 4, 6)), logits=tf.zeros((4, 6)))  # E: loss-logits-labels
loss(labels=tf.zeros((2, 6)), logits=tf.zeros((4, 3, 6)))  # E: loss-logits-labels
loss(labels=tf.zeros((6,)), logits=tf.zeros((4, 6)))  # W: loss-labels-rank
loss(labels=tf.zeros((1, 6)), logits=tf.zeros((4, 6)))
loss(labels=tf.zeros((4, 1, 5)), logits=tf.zeros((4, 6)))  # E: loss-logits-labels
loss(labels=tf.zeros((3, 6)), logits=tf.zeros((4, 6)))  # E: loss-logits-labels

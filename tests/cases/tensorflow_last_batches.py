"""Iterators of TensorFlow 1 whose last batch is smaller: how many rows there are each run says (run with TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf

tf1 = tf.compat.v1
tf1.disable_eager_execution()
rows, marks = np.zeros((30, 5), np.float32), np.zeros(30, np.int32)
smaller = tf1.data.Dataset.from_tensor_slices((rows, marks)).batch(8)
features, labels = tf1.data.make_one_shot_iterator(smaller).get_next()
wide = tf.concat([features, features], axis=1)  # S: wide (?, 10)
hidden = tf.matmul(features, tf.zeros((5, 3)))
losses = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=hidden)
features + tf.zeros((1, 5))
features + tf.zeros((8, 5))
tf.matmul(features, tf.zeros((6, 3)))  # E: matmul-inner-dimensions
features + tf.zeros((9, 5))  # E: broadcast-dimensions
mapped = tf1.data.make_one_shot_iterator(smaller.map(lambda a, b: {"a": a, "b": b})).get_next()

dropped, _ = tf1.data.make_one_shot_iterator(tf1.data.Dataset.from_tensor_slices((rows, marks)).batch(8, drop_remainder=True)).get_next()
wide = tf.concat([dropped, dropped], axis=1)  # S: wide (8, 10)
even = tf1.data.make_one_shot_iterator(tf1.data.Dataset.from_tensor_slices(rows).batch(6)).get_next()
wide = tf.concat([even, even], axis=1)  # S: wide (6, 10)
endless = tf1.data.make_one_shot_iterator(tf1.data.Dataset.from_tensor_slices(rows).repeat().batch(8)).get_next()
wide = tf.concat([endless, endless], axis=1)  # S: wide (8, 10)

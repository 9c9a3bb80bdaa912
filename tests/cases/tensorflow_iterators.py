"""Iterators of TensorFlow 1 that are made of a dataset by a function (run with TensorFlow 2.21)."""
import numpy as np
import tensorflow as tf

tf1 = tf.compat.v1
tf1.disable_eager_execution()
rows = tf1.data.Dataset.from_tensor_slices(np.zeros((64, 4), np.float32)).batch(16)
iterator = tf1.data.make_initializable_iterator(rows)
batch = iterator.get_next()
tf.matmul(batch, tf.zeros((4, 3)))
tf.matmul(batch, tf.zeros((5, 3)))  # E: matmul-inner-dimensions (16, 4)
fed = tf1.placeholder(tf.float32, [None, 6])
later = tf1.data.make_initializable_iterator(tf1.data.Dataset.from_tensor_slices(fed).batch(8))
tf.matmul(later.get_next(), tf.zeros((6, 3)))
tf.matmul(later.get_next(), tf.zeros((5, 3)))  # E: matmul-inner-dimensions
once = tf1.data.make_one_shot_iterator(rows)
tf.matmul(once.get_next(), tf.zeros((3, 3)))  # E: matmul-inner-dimensions (16, 4)
with tf1.Session() as session:
    session.run(iterator.initializer)
    session.run(later.initializer, feed_dict={fed: np.zeros((10, 6))})

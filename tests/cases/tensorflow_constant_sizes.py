"""Constants of TensorFlow as sizes, beside constants that are tensors as well."""
import tensorflow as tf

a = tf.zeros(tf.constant([12, 9]))  # S: a (12, 9)
b = tf.fill(tf.constant([3, 4]), 7.0)  # S: b (3, 4)
c = tf.reshape(tf.range(24), tf.constant([2, 3, 4]))  # S: c (2, 3, 4)
tf.reshape(tf.range(24), tf.constant([5, -1]))  # E: reshape-element-count (24,)
shape = tf.constant([4, 6])
d = tf.ones(shape)  # S: d (4, 6)
e = tf.random.normal(shape)  # S: e (4, 6)
f = tf.tile(tf.ones((2, 3)), multiples=tf.constant([2, 1]))  # S: f (4, 3)
g = tf.transpose(c, tf.constant([2, 0, 1]))  # S: g (4, 2, 3)
h = tf.pad(tf.ones((2, 3)), tf.constant([[1, 1], [2, 2]]))  # S: h (4, 7)
d @ tf.ones([5, 2])  # E: matmul-inner-dimensions (4, 6) (5, 2)


def made():
    size = tf.constant([2, 5])
    return tf.zeros(size)


i = made()  # S: i (2, 5)

# what is computed with is a tensor
numbers = tf.constant([3, 4])
j = numbers + tf.zeros([2], tf.int32)  # S: j (2,)
numbers + tf.zeros([3], tf.int32)  # E: broadcast-dimensions (2,) (3,)
k = tf.zeros(numbers)

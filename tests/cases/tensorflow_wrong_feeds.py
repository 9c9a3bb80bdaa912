"""A run that is fed with what a placeholder cannot be does not begin: nothing behind the placeholder is told again. What has
the shape of a placeholder, but is made by an operator, is not what is fed, in a loop and in a function as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()
x = tf.placeholder(tf.float32, [None, 784])
y = tf.placeholder(tf.float32, [None, 10])
image = tf.reshape(x, [-1, 28, 28, 1])
flat = tf.reshape(image, [-1, 784])
logits = tf.matmul(flat, tf.Variable(tf.zeros([784, 10])))
side = tf.layers.flatten(tf.layers.conv2d(image, 4, 3, strides=2))
both = tf.concat([logits, side], 1)
equal = tf.equal(tf.argmax(logits, 1), tf.argmax(y, 1))  # E: broadcast-dimensions (7,) (5,)


def run(session):
    session.run(both, feed_dict={x: np.zeros((20, 28, 28)), y: np.zeros((20, 10))})  # E: feed-shape (?, 784) (20, 28, 28)
    result = session.run(both, feed_dict={x: np.zeros((20, 784))})
    shifted = result + 1  # S: shifted (20, 686)
    return shifted


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    run(sess)
    for _ in range(2):
        sess.run(equal, feed_dict={x: np.zeros((200, 20)), y: np.zeros((20, 10))})  # E: feed-shape (?, 784) (200, 20)
        sess.run(equal, feed_dict={x: np.zeros((20, 784)), y: np.zeros((20, 10))})
    sess.run(equal, feed_dict={x: np.zeros((7, 784)), y: np.zeros((5, 10))})

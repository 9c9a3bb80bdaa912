"""What is as large as a placeholder, and is not it: a run feeds the placeholder only."""
import numpy as np
import tensorflow as tf

images = tf.placeholder(tf.float32, [None, 784])
weights = tf.Variable(tf.zeros([784, 64]))
hidden = tf.matmul(images, weights)
again = tf.matmul(hidden, weights, transpose_b=True)
loss = tf.reduce_mean(tf.abs(images - again))
halves = tf.reshape(tf.abs(images - again), [-1, 2, 784])  # E: reshape-element-count (33, 784) (-1, 2, 784)

with tf.Session() as session:
    value = session.run(loss, feed_dict={images: np.zeros((32, 784))})  # S: value ()
    # nothing behind the placeholder gets the row, or is judged with it
    session.run(loss, feed_dict={images: np.zeros(784)})  # E: feed-shape (?, 784) (784,)
    session.run(halves, feed_dict={images: np.zeros((32, 784))})
    session.run(halves, feed_dict={images: np.zeros((33, 784))})

"""TensorFlow 1: placeholders, variables, what a run feeds, and the graph run with it."""
import numpy as np
import tensorflow as tf

images = tf.placeholder(tf.float32, [None, 784])  # S: images (?, 784)
labels = tf.placeholder(tf.float32, shape=(None, 10))  # S: labels (?, 10)
anything = tf.placeholder("float")  # S: anything (...)
weights = tf.Variable(tf.truncated_normal([784, 10], stddev=0.1))  # S: weights (784, 10)
bias = tf.get_variable("bias", [10], initializer=tf.zeros_initializer())  # S: bias (10,)
constant = tf.constant(0.5, shape=[3, 4])  # S: constant (3, 4)
data = tf.constant([[1, 2], [3, 4], [5, 6]])  # S: data (3, 2)
logits = tf.matmul(images, weights) + bias  # A: logits (?, 10)
wrong = tf.matmul(images, tf.ones([785, 10]))  # E: matmul-inner-dimensions (?, 784) (785, 10)
vector = tf.matmul(weights, bias)  # E: matmul-rank (784, 10) (10,)
batches = tf.matmul(tf.ones([5, 2]), tf.ones([7, 2, 3]))  # E: matmul-rank (5, 2) (7, 2, 3)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits))  # E: loss-logits-labels (50, 10) (2, 10)
other = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=anything, logits=logits))  # E: loss-logits-labels (50, 10) (1, 50)
train = tf.train.AdamOptimizer(1e-4).minimize(loss)
halves = tf.reshape(images, [-1, 14, 14])  # S: halves (? * 4, 14, 14)
rows = tf.reshape(images, [-1, 5, 784])  # E: reshape-element-count (32, 784) (-1, 5, 784)
images.set_shape([None, 784])
images.set_shape([None, 28, 28])  # E: set-shape (?, 784)
number = tf.shape(images)[1]
static = images.get_shape()[1].value
square = tf.zeros([static, 3])  # S: square (784, 3)
sizes = images.get_shape().as_list()
again = tf.ones([sizes[1], 2])  # S: again (784, 2)
grown = tf.assign(weights, tf.zeros([784, 10]))  # S: grown (784, 10)
grown = tf.assign(weights, tf.zeros([784, 11]))  # E: assigned-shape (784, 10) (784, 11)

random = tf.random_normal(tf.stack([number, 5]))
open_variable = tf.Variable(random)  # W: variable-shape (784, 5)
shaped = tf.random_normal(tf.stack([number, 5]))
shaped.set_shape([784, 5])
closed_variable = tf.Variable(shaped)  # S: closed_variable (784, 5)

column = tf.constant([[1.0], [2.0], [3.0]])
error = tf.reduce_mean(tf.square(tf.constant([1.0, 2.0, 3.0]) - column))  # W: vector-against-column (3,) (3, 1)
places = tf.argmax(column, 1)  # W: extremum-of-one (3, 1)
places = tf.argmax(column, 0)  # S: places (1,)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    batch = np.zeros((50, 784))
    _, value = session.run([train, loss], feed_dict={images: batch, labels: np.zeros((50, 10))})
    value = value + 0.0  # S: value ()
    scores = session.run(logits, feed_dict={images: batch})
    session.run(loss, {images: np.zeros((50, 783)), labels: np.zeros((50, 10))})  # E: feed-shape (?, 784) (50, 783)
    session.run(loss, {images: batch, labels: np.zeros(50)})  # E: feed-shape (?, 10) (50,)
    session.run(loss, {images: batch, labels: [[0.0] * 10, [1.0] * 10]})  # the loss fails there: see below
    session.run(other, {images: batch, anything: np.zeros((1, 50))})
    session.run(other, {images: batch, anything: np.zeros((50, 10))})
    session.run(rows, {images: np.zeros((30, 784))})
    session.run(rows, {images: np.zeros((32, 784))})
    loss.eval({images: batch, labels: np.zeros((50, 10))})
    train.run({images: batch, labels: np.zeros((50, 10))})

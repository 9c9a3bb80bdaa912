"""Runs of one graph that feed placeholders of unknown rank differently: what is run is what is written."""
import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32)
w = tf.placeholder(tf.float32)
product = tf.matmul(x, w)
total = x + w  # E: broadcast-dimensions (3, 4) (4, 5)
flat = tf.reshape(x, [-1, 4])
scaled = flat * tf.ones([4])
noise = tf.random_normal([8, 20])
spread = tf.random_normal([8, 20]) * tf.ones([20])
with tf.Session() as session:
    a = session.run(product, feed_dict={x: np.ones((3, 4)), w: np.ones((4, 5))})
    b = session.run(total, feed_dict={x: np.ones(4), w: np.ones((4, 4))})
    c = session.run([total], {x: np.ones((5, 4)), w: np.ones(4)})
    d = session.run(total, {x: np.ones((3, 4)), w: np.ones((4, 5))})
    e = total.eval({x: 2.0, w: 3.0})
    f = session.run((scaled, flat), {x: np.ones((3, 4))})
    g = session.run(scaled, {x: np.ones((2, 3, 4))})
    h = session.run(noise - spread, {x: 1.0})  # S: h (8, 20)


def double(value):
    return tf.matmul(value, value)  # E: matmul-inner-dimensions (3, 4)


square = tf.placeholder(tf.float32)
twice = double(square)
sum_of_both = tf.add(square, square)
with tf.Session() as session:
    session.run(twice, {square: np.ones((4, 4))})
    session.run(sum_of_both, {square: np.ones((3, 4))})
    session.run(twice, {square: np.ones((3, 4))})

# parts that a loop puts into a list are run as well
rows = tf.placeholder(tf.float32, [None, 12])
answers = tf.placeholder(tf.float32, [None, 6])
fitting, halved = [], []
for width in (2, 4):
    fitting.append(tf.matmul(rows, tf.ones([12, width])))
    halved.append(tf.matmul(rows, tf.ones([12, width - 1])))
error = tf.reduce_mean(tf.square(tf.reshape(tf.concat(fitting, 1), [-1, 6]) - answers))
wrong = tf.reduce_mean(tf.square(tf.reshape(tf.concat(halved, 1), [-1, 6]) - answers))  # E: broadcast-dimensions (20, 6) (30, 6)
with tf.Session() as session:
    session.run(error, {rows: np.ones((30, 12)), answers: np.ones((30, 6))})
    session.run(wrong, {rows: np.ones((30, 12)), answers: np.ones((30, 6))})

# of a batch only a placeholder says its sizes: the last batch of a dataset is another anyway
numbers = tf.data.Dataset.from_tensor_slices((np.ones((96, 3)), np.ones((96, 1)))).batch(32)
some, their_sums = numbers.make_one_shot_iterator().get_next()
guessed = tf.layers.dense(some, 1)
fixed = tf.placeholder(tf.float32, [32, 2])
doubled = fixed * 2
with tf.Session() as session:
    session.run(guessed, {some: np.ones((40, 3))})
    session.run(doubled, {fixed: np.ones((30, 2))})  # E: feed-shape (32, 2) (30, 2)


# what a parameter is in a run: the placeholder that was passed, not another tensor of its shape
def generated(noise, label):
    return tf.matmul(tf.concat(axis=1, values=[noise, label]), tf.Variable(tf.zeros([20, 5])))  # E: cat-dimensions (16, 10) (17, 10)


def judged(image):
    return tf.matmul(image, tf.Variable(tf.zeros([5, 10])))


noises = tf.placeholder(tf.float32, shape=[None, 10])
kinds = tf.placeholder(tf.float32, shape=[None, 10])
pictures = generated(noises, label=kinds)
verdicts = judged(pictures)
session.run(pictures, feed_dict={noises: np.zeros([16, 10]), kinds: np.zeros([16, 10])})
session.run(verdicts, feed_dict={noises: np.zeros([16, 10]), kinds: np.zeros([16, 10])})
session.run(pictures, feed_dict={noises: np.zeros([16, 10]), kinds: np.zeros([17, 10])})


# what a function of the program gives is what its return was made by
def logged(value):
    return tf.log(value + 1e-8)


def both(image):
    return tf.matmul(image, tf.zeros([5, 1])), tf.matmul(image, tf.zeros([5, 4]))


drawn = tf.placeholder(tf.float32, shape=[None, 5])
single, several = both(drawn)
spread = tf.reduce_sum(drawn, 1)
session.run(tf.reduce_mean(logged(single)), feed_dict={drawn: np.zeros([6, 5])})
mixed = tf.reduce_mean(spread + logged(several))  # E: broadcast-dimensions (6,) (6, 4)
session.run(mixed, feed_dict={drawn: np.zeros([6, 5])})

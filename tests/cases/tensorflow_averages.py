"""Moving averages of version 1, as in batch normalization written by hand."""
import numpy as np
import tensorflow as tf

images = tf.placeholder(tf.float32, [None, 14, 14, 8])
training = tf.placeholder(tf.bool)


def batch_norm(x, channels, phase_train, axes=(0, 1, 2)):
    beta = tf.Variable(tf.constant(0.0, shape=[channels]))
    gamma = tf.Variable(tf.constant(1.0, shape=[channels]))
    batch_mean, batch_var = tf.nn.moments(x, list(axes))
    ema = tf.train.ExponentialMovingAverage(decay=0.5)

    def mean_var_with_update():
        applied = ema.apply([batch_mean, batch_var])
        with tf.control_dependencies([applied]):
            return tf.identity(batch_mean), tf.identity(batch_var)

    mean, var = tf.cond(phase_train, mean_var_with_update, lambda: (ema.average(batch_mean), ema.average(batch_var)))
    shown = mean + 0  # A: shown (8,)
    return tf.nn.batch_normalization(x, mean, var, beta, gamma, 1e-3)  # E: broadcast-dimensions


net = batch_norm(images, 8, training)
sizes = net.get_shape().as_list()
flat = tf.reshape(net, [-1, sizes[1] * sizes[2] * sizes[3]])
logits = tf.matmul(flat, tf.Variable(tf.zeros([14 * 14 * 8, 10])))
tf.matmul(flat, tf.Variable(tf.zeros([14 * 14, 10])))  # E: matmul-inner-dimensions
labels = tf.placeholder(tf.float32, [None, 10])
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits))  # E: loss-logits-labels (5, 10) (6, 10)
step = tf.train.AdamOptimizer(1e-4).minimize(loss)
with tf.Session() as session:
    for i in range(3):
        session.run([step, loss], {images: np.zeros((5, 14, 14, 8)), labels: np.zeros((5, 10)), training: True})
    session.run(loss, {images: np.zeros((5, 14, 14, 8)), labels: np.zeros((6, 10)), training: False})
batch_norm(images, 9, training)

# moments of which nobody knows the number of dimensions leave the number of dimensions as it is
mean = tf.placeholder(tf.float32)
a = tf.nn.batch_normalization(images, mean, mean, None, None, 1e-3)  # S: a (?, 14, 14, 8)

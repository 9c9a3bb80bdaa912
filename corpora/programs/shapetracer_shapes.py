"""ShapeTracer's first kind: all shapes are known, and one error spreads over functions. The right program."""

import tensorflow as tf

WIDTH = 28
CLASSES = 10


def dense(inputs, units, name):
    """One layer: weights as long as the last dimension of the inputs."""
    with tf.variable_scope(name):
        size = inputs.get_shape()[-1].value
        weights = tf.get_variable("weights", [size, units])
        bias = tf.get_variable("bias", [units], initializer=tf.zeros_initializer())
        return tf.matmul(inputs, weights) + bias


images = tf.placeholder(tf.float32, [64, WIDTH, WIDTH, 1])
labels = tf.placeholder(tf.float32, [64, CLASSES])
maps = tf.layers.conv2d(images, 16, 5, activation=tf.nn.relu)  # S: maps (64, 24, 24, 16)
pooled = tf.layers.max_pooling2d(maps, 2, 2)  # S: pooled (64, 12, 12, 16)
rows = tf.reshape(pooled, [-1, 12 * 12 * 16])  # S: rows (64, 2304)
hidden = tf.nn.relu(dense(rows, 128, "hidden"))  # S: hidden (64, 128)
logits = dense(hidden, CLASSES, "out")  # S: logits (64, 10)
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits(labels=labels, logits=logits))  # S: loss ()
train = tf.train.AdamOptimizer(1e-3).minimize(loss)

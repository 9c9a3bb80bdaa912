"""``shapetracer_loop.py`` with an index that runs one too far: every round but the first makes weights for another layer;
and with a dense layer for pictures that the loop makes smaller.
"""

import tensorflow as tf

SIZES = [784, 256, 128, 64, 10]

images = tf.placeholder(tf.float32, [None, SIZES[0]])
weights, biases = [], []
for number in range(len(SIZES) - 1):
    following = SIZES[min(number + 2, len(SIZES) - 1)]
    weights.append(tf.Variable(tf.truncated_normal([SIZES[number], following], stddev=0.1)))
    biases.append(tf.Variable(tf.zeros([following])))

hidden = images
for number, (weight, bias) in enumerate(zip(weights, biases)):
    hidden = tf.matmul(hidden, weight) + bias  # E: matmul-inner-dimensions (?, 128) (256, 64)
    if number < len(weights) - 1:
        hidden = tf.nn.relu(hidden)

maps = tf.placeholder(tf.float32, [None, 64, 64, 3])
channels = 8
while maps.get_shape()[1].value > 8:
    maps = tf.layers.conv2d(maps, channels, 3, strides=2, padding="same")
    channels *= 2
rows = tf.reshape(maps, [-1, 8 * 8 * 32])  # S: rows (?, 2048)
scores = tf.matmul(rows, tf.zeros([16 * 16 * 8 + 1, 10]))  # E: matmul-inner-dimensions (?, 2048) (2049, 10)

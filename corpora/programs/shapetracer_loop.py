"""What ShapeTracer misses first: a network built in a loop, whose rounds make the variables. The right program."""

import tensorflow as tf

SIZES = [784, 256, 128, 64, 10]

images = tf.placeholder(tf.float32, [None, SIZES[0]])
labels = tf.placeholder(tf.int64, [None])
weights, biases = [], []
for number in range(len(SIZES) - 1):
    weights.append(tf.Variable(tf.truncated_normal([SIZES[number], SIZES[number + 1]], stddev=0.1)))
    biases.append(tf.Variable(tf.zeros([SIZES[number + 1]])))

hidden = images
for number, (weight, bias) in enumerate(zip(weights, biases)):
    hidden = tf.matmul(hidden, weight) + bias
    if number < len(weights) - 1:
        hidden = tf.nn.relu(hidden)
logits = hidden + 0  # S: logits (?, 10)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=labels, logits=logits))  # S: loss ()

# convolutions whose channels double, until the picture is small
maps = tf.placeholder(tf.float32, [None, 64, 64, 3])
channels = 8
while maps.get_shape()[1].value > 8:
    maps = tf.layers.conv2d(maps, channels, 3, strides=2, padding="same")
    channels *= 2
small = maps + 0  # S: small (?, 8, 8, 32)

"""Convolutions of TensorFlow 2 take batches of several dimensions; pooling, depthwise convolutions and layers do not.

https://www.tensorflow.org/api_docs/python/tf/nn/conv2d (2.16): "batch_shape + [in_height, in_width, in_channels]"
"""

import tensorflow as tf

video = tf.zeros((2, 3, 28, 28, 5))
a = tf.nn.conv2d(video, tf.zeros((3, 3, 5, 4)), 1, "VALID")  # S: a (2, 3, 26, 26, 4)
a = tf.nn.conv1d(video[:, 0], tf.zeros((3, 5, 4)), 1, "SAME")  # S: a (2, 28, 28, 4)
a = tf.nn.conv3d(video[None], tf.zeros((1, 3, 3, 5, 4)), [1] * 5, "VALID")  # S: a (1, 2, 3, 26, 26, 4)
a = tf.nn.convolution(video, tf.zeros((3, 3, 5, 4)), padding="VALID")  # S: a (2, 3, 26, 26, 4)
tf.nn.conv2d(video, tf.zeros((3, 3, 6, 4)), 1, "VALID")  # E: filter-channels
tf.nn.conv2d(video, tf.zeros((30, 3, 5, 4)), 1, "VALID")  # E: window-too-large
tf.nn.max_pool2d(video, 3, 1, "VALID")  # E: window-rank
tf.nn.depthwise_conv2d(video, tf.zeros((3, 3, 5, 4)), [1] * 4, "VALID")  # E: window-rank
tf.keras.layers.Conv2D(4, 3)(video)  # E: layer-rank

"""``shapetracer_configuration.py`` with a size written down that the file says as well: only a file that says 256 will do;
and with sizes of the class that do not go together at all.
"""

import json

import tensorflow as tf


class Sizes:
    """The sizes that no file has."""

    features = 784

    def __init__(self, classes):
        self.classes = classes


with open("model.json") as file:
    configuration = json.load(file)
sizes = Sizes(10)
hidden = configuration["hidden"]

images = tf.placeholder(tf.float32, [None, sizes.features])
first = tf.Variable(tf.truncated_normal([sizes.features, hidden]))
second = tf.Variable(tf.truncated_normal([256, sizes.classes]))
units = tf.nn.relu(tf.matmul(images, first))  # S: units (?, ?)
logits = tf.matmul(units, second)  # W: matmul-inner-dimensions (?, ?) (256, 10)
bias = tf.Variable(tf.zeros([sizes.classes - 1]))
shifted = tf.matmul(images, tf.zeros([sizes.features, sizes.classes])) + bias  # E: broadcast-dimensions (?, 10) (9,)
